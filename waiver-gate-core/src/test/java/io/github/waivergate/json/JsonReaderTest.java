package io.github.waivergate.json;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonReaderTest {

  @Test
  void a_document_is_read_as_it_was_written() throws Exception {
    assertThat(read(" {\"a\": [1, 1.0, 1e0, \"\\u00e4\"], \"b\": {\"c\": null, \"d\": true}}\n"))
        .isEqualTo(
            new Members(
                Map.of(
                    "a",
                    new Items(
                        List.of(
                            new Digits("1"), new Digits("1.0"), new Digits("1e0"), new Text("ä"))),
                    "b",
                    new Members(Map.of("c", new Word("null"), "d", new Word("true"))))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | the file holds nothing",
        "` ` | the file holds nothing",
        "{ | not JSON: the file ends too early, at line 1, column 2",
        "{\"a\":1}} | not JSON at line 1, column 8",
        "{\"a\":1} 2 | the file goes on after its value at line 1, column 9",
        "{\"a\":1,} | not JSON at line 1, column 8",
        "{'a':1} | not JSON at line 1, column 2",
        "// a | not JSON at line 1, column 1",
        "NaN | not JSON at line 1, column 4",
        "01 | not JSON at line 1, column 2",
        "{\"a\":{\"b\":1,\"b\":2}} |" + " key b of /a is there twice, again at line 1, column 13",
        "[{\"\\u0061/\":1,\"a/\":2}] | key a/ of /0 is there twice, again at line 1, column 15",
        "\"\\ud83d\" | half a surrogate pair at line 1, column 1",
        "\uFEFF{} | the file starts with a byte order mark",
      })
  void what_two_readers_could_take_differently_is_refused(String text, String found) {
    refused(text.getBytes(UTF_8), found);
  }

  @Test
  void bytes_that_are_not_utf_8_are_refused() {
    refused("\"ä\"".getBytes(ISO_8859_1), "not UTF-8 text");
    refused("{}".getBytes(UTF_16), "not UTF-8 text");
  }

  @Test
  void nesting_and_size_have_a_limit() throws Exception {
    assertThat(read("[".repeat(16) + "]".repeat(16)).kind()).isEqualTo("an array");
    refused(
        ("[".repeat(17) + "]".repeat(17)).getBytes(UTF_8),
        "nested too deep, or a name, text or number is too long");
    assertThat(read(" ".repeat(10 * 1024 * 1024 - 2) + "{}").kind()).isEqualTo("an object");
    refused(
        (" ".repeat(10 * 1024 * 1024 - 1) + "{}").getBytes(UTF_8),
        "the file has 10485761 bytes, at most 10485760 are read");
  }

  @Test
  void a_place_names_file_and_pointer() throws Exception {
    var place = JsonReader.read("{\"a/~\": [true]}".getBytes(UTF_8), "f.json", "mend it");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> place.member("a/~").items().get(0).text())
        .withMessage(
            """
            could not judge: f.json /a~1~0/0
              found: holds true, needed is a text
              mend:  mend it""");
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> place.member("b"))
        .withMessage(
            """
            could not judge: f.json
              found: key b is missing
              mend:  mend it""");
    assertThat(place.optional("b")).isEmpty();
  }

  private static JsonValue read(String text) throws EvidenceException {
    return JsonReader.read(text.getBytes(UTF_8), "f.json", "mend it").value();
  }

  private static void refused(byte[] bytes, String found) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> JsonReader.read(bytes, "f.json", "mend it"))
        .withMessage("could not judge: f.json\n  found: " + found + "\n  mend:  mend it");
  }
}
