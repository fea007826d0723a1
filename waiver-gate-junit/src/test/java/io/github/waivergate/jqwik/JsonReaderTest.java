package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonReaderTest {
  private static final String MEND =
      "; let the gate run the tests, or leave waiver-gate.order unset";

  @Test
  void a_document_is_read_whole() throws Exception {
    var json = " {\"b\" : [ 0, -12, true, false, null, \"\\u00e4\\n\\/\" ], \"a\":{ } }\n";

    assertThat(new String(JsonWriter.file(read(json)), UTF_8))
        .isEqualTo(
            """
            {
              "b": [
                0,
                -12,
                true,
                false,
                null,
                "\u00e4\\n/"
              ],
              "a": {}
            }
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                      | 'not JSON at character 0'",
        "'{\"a\":1,\"a\":1}'     | 'the key a is there twice at character 10'",
        "'{\"a\":1}{'            | 'the file goes on after its value at character 7'",
        "'{\"a\":1,}'            | 'a key is missing at character 7'",
        "'{\"a\" 1}'             | ': is missing at character 5'",
        "'[1,]'                  | 'not JSON at character 3'",
        "'[1 2]'                 | ', is missing at character 3'",
        "'[1.0]'                 | 'the number 1.0 is none that the format has at character 4'",
        "'[01]'                  | 'the number 01 is none that the format has at character 3'",
        "'[-0]'                  | 'the number -0 is none that the format has at character 3'",
        "'[nul]'                 | 'not JSON at character 1'",
        "'[\"a'                  | 'the file ends too early at character 3'",
        "'[\"\\x\"]'             | 'an escape that JSON does not have at character 3'",
        "'[\"\\ud83d\"]'         | 'half a surrogate pair at character 9'",
        "'[\"\\u00'              | 'an escape that JSON does not have at character 3'",
        "'[\"a\tb\"]'            | 'a control character in a text at character 3'",
        "'/* */ 1'               | 'not JSON at character 0'",
        "'[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]' | 'nested deeper than 16 at character 16'",
      })
  void what_two_readers_could_take_differently_is_refused(String json, String found) {
    assertThatThrownBy(() -> read(json)).hasMessage("order.json: " + found + MEND);
  }

  @Test
  void sixteen_levels_are_read() throws Exception {
    var json = "[".repeat(16) + "]".repeat(16);

    assertThat(JsonWriter.canonical(read(json))).isEqualTo(json);
  }

  @Test
  void other_bytes_than_utf_8_are_refused() {
    assertThatThrownBy(() -> JsonReader.read("\"\u00e4\"".getBytes(ISO_8859_1), "order.json"))
        .hasMessage("order.json: not UTF-8 text" + MEND);
  }

  @Test
  void an_object_has_exactly_the_keys_of_its_format() throws Exception {
    var json = read("{\"a\":\"x\"}");

    assertThat(JsonFields.of(json, "order.json", Set.of("a")).text("a")).isEqualTo("x");
    assertThatThrownBy(() -> JsonFields.of(json, "order.json", Set.of("a", "b")))
        .hasMessage("order.json: the key b is missing" + MEND);
    assertThatThrownBy(() -> JsonFields.of(json, "order.json", Set.of()))
        .hasMessage("order.json: the key a is unknown" + MEND);
    assertThatThrownBy(() -> JsonFields.of(read("[]"), "order.json", Set.of()))
        .hasMessage("order.json: no object" + MEND);
  }

  @Test
  void a_canonical_form_sorts_keys_and_takes_no_number() throws Exception {
    assertThat(
            JsonWriter.canonical(read("{ \"b\": [], \"a\": {}, \"\u00e4\": \"\\u0001\u2028\" }")))
        .isEqualTo("{\"a\":{},\"b\":[],\"\u00e4\":\"\\u0001\u2028\"}");
    assertThatThrownBy(() -> JsonWriter.canonical(read("[1]")))
        .hasMessage("a canonical value holds its numbers as texts");
  }

  private static Json read(String json) throws UnreadableException {
    return JsonReader.read(json.getBytes(UTF_8), "order.json");
  }
}
