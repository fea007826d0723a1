package io.github.waivergate.neighbours;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridTest {
  private static final String INPUT = "locked/invoice.json";
  private static final String SIDECAR = "locked/invoice.neighbours.json";
  private static final String BLOB =
      "{\"exclusive_cents\": 1999, \"tax_bps\": 875, \"inclusive_cents\": 2174}\n";
  private static final String ASKED =
      """
      {"outputs": ["/inclusive_cents"],
       "pointers": ["/exclusive_cents", "/tax_bps"],
       "schema": {"type": "object", "additionalProperties": false,
                  "required": ["exclusive_cents", "tax_bps"],
                  "properties": {"exclusive_cents": {"type": "integer", "minimum": 0,
                                                     "maximum": 9007199254740993},
                                 "tax_bps": {"type": "integer", "minimum": 0, "maximum": 10000}}},
       "least": 8, "greatest": 12,
       "must_fail": [{"exclusive_cents": 1999, "tax_bps": -875}]}
      """;

  @Test
  void each_change_alone_by_turns_and_then_two_at_once() throws Exception {
    var grid = grid(BLOB, ASKED);

    assertThat(grid.neighbours())
        .extracting(Neighbour::words)
        .containsExactly(
            "/exclusive_cents is 0, was 1999",
            "/tax_bps is 0, was 875",
            "/exclusive_cents is 1, was 1999",
            "/tax_bps is 1, was 875",
            "/exclusive_cents is 1998, was 1999",
            "/tax_bps is 874, was 875",
            "/exclusive_cents is 2000, was 1999",
            "/tax_bps is 876, was 875",
            "/exclusive_cents is 2147483647, was 1999",
            "/exclusive_cents is 9007199254740993, was 1999",
            "/exclusive_cents is 0, was 1999; /tax_bps is 0, was 875",
            "/exclusive_cents is 0, was 1999; /tax_bps is 1, was 875");
    assertThat(grid.neighbours())
        .extracting(Neighbour::name)
        .startsWith("0001.json")
        .endsWith("0012.json");
    assertThat(grid.leftOut())
        .contains("/tax_bps is -875, was 875", "/exclusive_cents is 1999.5, was 1999");
  }

  @Test
  void a_neighbour_has_no_outputs_and_keeps_every_digit() throws Exception {
    var bytes = grid(BLOB, ASKED).neighbours().get(9).bytes();

    assertThat(bytes)
        .asString(UTF_8)
        .isEqualTo("{\n  \"exclusive_cents\": 9007199254740993,\n  \"tax_bps\": 875\n}\n");
  }

  @Test
  void digits_after_the_point_stay_as_they_are() throws Exception {
    var grid =
        grid(
            "{\"price\": 1.10, \"rate\": 9007199254740993}",
            "{\"outputs\": [], \"pointers\": [\"/price\"], \"schema\": {}, \"least\": 1,"
                + " \"greatest\": 100}");

    assertThat(grid.neighbours())
        .extracting(Neighbour::words)
        .containsExactly(
            "/price is 0, was 1.10",
            "/price is 1, was 1.10",
            "/price is 0.10, was 1.10",
            "/price is 2.10, was 1.10",
            "/price is -1.10, was 1.10",
            "/price is 1.60, was 1.10",
            "/price is 1.101, was 1.10",
            "/price is 2147483647, was 1.10",
            "/price is -2147483648, was 1.10",
            "/price is 9007199254740993, was 1.10",
            "/price is 9223372036854775807, was 1.10",
            "/price is -9223372036854775808, was 1.10");
    assertThat(grid.neighbours().get(3).bytes())
        .asString(UTF_8)
        .isEqualTo("{\n  \"price\": 2.10,\n  \"rate\": 9007199254740993\n}\n");
  }

  @Test
  void texts_booleans_arrays_and_optional_members_change_too() throws Exception {
    var grid =
        grid(
            "{\"name\": \"Ada\", \"paid\": true, \"lines\": [1, 2], \"note\": null}",
            "{\"outputs\": [], \"pointers\": [\"/name\", \"/paid\", \"/lines\"],"
                + " \"optional\": [\"/note\"], \"schema\": {}, \"least\": 1, \"greatest\": 10}");

    assertThat(grid.neighbours())
        .extracting(Neighbour::words)
        .containsExactly(
            "/name is \"\", was \"Ada\"",
            "/paid is false, was true",
            "/lines is an array of 0 elements, was an array of 2 elements",
            "/note is missing, was null",
            "/name is \" \", was \"Ada\"",
            "/lines is an array of 3 elements, was an array of 2 elements",
            "/name is \"\u00e4\u6f22\ud83d\ude42\", was \"Ada\"",
            "/lines is an array of 2 elements, was an array of 2 elements",
            "/name is \"" + "Ada".repeat(33) + "A...\" of 1002 characters, was \"Ada\"",
            "/name is \"AdaAda\", was \"Ada\"");
    assertThat(grid.neighbours().get(7).bytes()).asString(UTF_8).contains("[\n    2,\n    1\n  ]");
  }

  @Test
  void the_grid_is_the_same_everywhere() throws Exception {
    var here = grid(BLOB, ASKED);
    var before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertThat(grid(BLOB, ASKED).index()).isEqualTo(here.index());
    } finally {
      Locale.setDefault(before);
    }
    assertThat(here.sha256().hex())
        .isEqualTo("a64175d4d05c197708a3703c7ffede718c83f3dcd93624f94193cf61a0f0cb7d");
  }

  @Test
  void the_index_can_be_read_and_checked() throws Exception {
    var grid = grid(BLOB, ASKED);
    var index = new String(grid.index(), UTF_8);

    assertThat(index)
        .startsWith(
            "# waiver-gate/neighbours/1\n# input: "
                + grid.inputSha256()
                + "  locked/invoice.json\n# grid: "
                + grid.sha256()
                + "\n# planned: 12\n# must fail: 1\n# /exclusive_cents is 0, was 1999\n"
                + grid.neighbours().get(0).sha256()
                + "  0001.json\n")
        .contains(
            "# must fail: /tax_bps is -875, was 875\n"
                + grid.mustFail().get(0).sha256()
                + "  must-fail-1.json\n")
        .contains("# left out, against the schema: /tax_bps is 2147483647, was 875\n");
  }

  @Test
  void extra_neighbours_come_first() throws Exception {
    var extra = "\"extra\": [{\"tax_bps\": 10000, \"exclusive_cents\": 3}], \"least\": 8";

    assertThat(grid(BLOB, ASKED.replace("\"least\": 8", extra)).neighbours().get(0).words())
        .isEqualTo("extra: /exclusive_cents is 3, was 1999; /tax_bps is 10000, was 875");
  }

  @Test
  void a_schema_may_lie_in_a_file_of_its_own() throws Exception {
    var fixtures =
        new MemoryFixtures()
            .with(INPUT, "{\"n\": 5}")
            .with(
                SIDECAR,
                "{\"outputs\": [], \"pointers\": [\"/n\"], \"schema\": \"../schema/n.json\","
                    + " \"least\": 1, \"greatest\": 2}")
            .with("schema/n.json", "{\"properties\": {\"n\": {\"minimum\": 4}}}");

    assertThat(Grid.of(INPUT, SIDECAR, fixtures).neighbours())
        .extracting(Neighbour::words)
        .containsExactly("/n is 4, was 5", "/n is 6, was 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"least\": 8, | \"least\": 12, | | has 12 legal neighbours",
        "\"least\": 8 | \"least\": 0 | locked/invoice.neighbours.json /least |"
            + " holds 0, needed is a whole number from 1 to 10000",
        "\"least\": 8 | \"least\": 8.0 | locked/invoice.neighbours.json /least |"
            + " holds 8.0, needed is a whole number from 1 to 10000",
        "\"least\": 8 | \"least\": 13 | locked/invoice.neighbours.json /greatest |"
            + " is 12, least is 13",
        "\"greatest\": 12 | \"greatest\": 12, \"more\": 1 | locked/invoice.neighbours.json |"
            + " key more is unknown",
        "\"greatest\": 12 | \"greatest\": 12, \"least\": 8 | locked/invoice.neighbours.json |"
            + " key least of the whole document is there twice, again at line 8, column 30",
        "\"/tax_bps\"] | \"tax_bps\"] | locked/invoice.neighbours.json /pointers/1 |"
            + " holds \"tax_bps\", needed is a JSON pointer such as /lines/0/cents",
        "\"/tax_bps\"] | \"/tax\"] | locked/invoice.neighbours.json |"
            + " /tax is not in the input, or is one of its outputs",
        "\"/tax_bps\"] | \"/inclusive_cents\"] | locked/invoice.neighbours.json |"
            + " /inclusive_cents is not in the input, or is one of its outputs",
        "\"/tax_bps\"] | \"/exclusive_cents\"] | locked/invoice.neighbours.json /pointers/1 |"
            + " is there twice: \"/exclusive_cents\"",
        "[\"/inclusive_cents\"] | [\"/total\"] | locked/invoice.json |"
            + " has no member /total, which its sidecar calls output",
        "\"integer\", \"minimum\": 0, | \"text\", \"minimum\": 0, | locked/invoice.neighbours.json"
            + " /schema | is no JSON Schema",
        "\"additionalProperties\": false | \"$ref\": \"https://example.org/s\" |"
            + " locked/invoice.neighbours.json /schema |"
            + " $ref leads to https://example.org/s, out of the schema",
        "\"additionalProperties\": false | \"$schema\": \"http://json-schema.org/draft-07/schema#\""
            + " | locked/invoice.neighbours.json /schema/$schema |"
            + " holds \"http://json-schema.org/draft-07/schema#\", needed is"
            + " \"https://json-schema.org/draft/2020-12/schema\"",
        "-875 | 0 | locked/invoice.neighbours.json /must_fail/0 |"
            + " is one of the inputs on which the property has to hold",
        "{\"exclusive_cents\": 1999, \"tax_bps\": -875} | 1 |"
            + " locked/invoice.neighbours.json /must_fail/0 |"
            + " holds 1, needed is an object, a whole input",
        "\"maximum\": 10000 | \"maximum\": 800 | locked/invoice.json |"
            + " is against the schema without its outputs",
      })
  void a_sidecar_that_is_wrong_is_refused_by_name(
      String from, String to, String place, String found) throws Exception {
    assertThat(ASKED).contains(from);
    var edited = ASKED.replace(from, to);
    if (place == null) {
      assertThat(grid(BLOB, edited).neighbours()).hasSize(12);
      return;
    }
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> grid(BLOB, edited))
        .withMessageStartingWith("could not judge: " + place + "\n  found: " + found);
  }

  @Test
  void fewer_than_least_is_an_error_by_name() {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () ->
                grid(
                    BLOB,
                    ASKED
                        .replace("\"least\": 8", "\"least\": 50")
                        .replace(": 12,", ": 60,")
                        .replace("[\"/exclusive_cents\", \"/tax_bps\"]", "[\"/tax_bps\"]")))
        .withMessage(
            """
            could not judge: locked/invoice.json
              found: has 4 legal neighbours, its sidecar wants at least 50
              mend:  name more pointers in locked/invoice.neighbours.json, or widen its schema\
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"tax_bps\": 1} | is against the schema",
        "{\"exclusive_cents\": 1999, \"tax_bps\": 875} | is the locked input, or another extra one",
      })
  void an_extra_neighbour_that_may_not_come_in_is_refused(String extra, String found) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () ->
                grid(
                    BLOB,
                    ASKED.replace("\"least\": 8", "\"extra\": [" + extra + "], \"least\": 8")))
        .withMessageStartingWith(
            "could not judge: locked/invoice.neighbours.json /extra/0\n  found: " + found);
  }

  @Test
  void candidates_are_held_to_the_schema_and_told_in_words() throws Exception {
    var file =
        """
        {"input": "locked/invoice.json", "candidates": [
          {"exclusive_cents": 7, "tax_bps": 875},
          {"exclusive_cents": 7, "tax_bps": 875},
          {"exclusive_cents": 0, "tax_bps": 875},
          {"exclusive_cents": 1999, "tax_bps": 875},
          {"exclusive_cents": 7, "tax_bps": 875, "inclusive_cents": 8},
          {"exclusive_cents": -7, "tax_bps": 875}]}
        """;

    var told = Candidates.of(file.getBytes(UTF_8), "rows.json", fixtures(BLOB, ASKED));

    assertThat(told.refused()).isEqualTo(5);
    assertThat(told.lines())
        .containsExactly(
            "candidate 0 may come in: /exclusive_cents is 7, was 1999",
            "candidate 1 is refused, it is candidate 0: /exclusive_cents is 7, was 1999",
            "candidate 2 is refused, it is neighbour 0001.json: /exclusive_cents is 0, was 1999",
            "candidate 3 is refused, it is the locked input: no difference",
            "candidate 4 is refused, it has the output /inclusive_cents:"
                + " /exclusive_cents is 7, was 1999; /inclusive_cents is new: 8",
            "candidate 5 is refused, against the schema (/exclusive_cents: must have a minimum"
                + " value of 0): /exclusive_cents is -7, was 1999");
  }

  @Test
  void candidates_of_an_input_without_sidecar_are_refused() {
    var file = "{\"input\": \"locked/other.json\", \"candidates\": []}";

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> Candidates.of(file.getBytes(UTF_8), "rows.json", fixtures(BLOB, ASKED)))
        .withMessage(
            """
            could not judge: rows.json /input
              found: holds "locked/other.json", needed is the path of a fixture that has a sidecar
              mend:  write it as docs/neighbours.md shows: input, the path of a locked input, and\
             candidates\
            """);
  }

  @Test
  void only_json_has_a_sidecar() {
    assertThat(Sidecar.pathOf("a/b.json")).contains("a/b.neighbours.json");
    assertThat(Sidecar.pathOf("a/b.txt")).isEmpty();
    assertThat(Sidecar.pathOf("a/b.neighbours.json")).isEmpty();
    assertThat(Sidecar.inputOf("a/b.neighbours.json")).contains("a/b.json");
    assertThat(List.of(Sidecar.inputOf("a/b.json"), Sidecar.inputOf("b")))
        .allMatch(Optional::isEmpty);
  }

  static MemoryFixtures fixtures(String blob, String sidecar) {
    return new MemoryFixtures().with(INPUT, blob).with(SIDECAR, sidecar);
  }

  private static Grid grid(String blob, String sidecar) throws EvidenceException {
    return Grid.of(INPUT, SIDECAR, fixtures(blob, sidecar));
  }
}
