package io.github.waivergate.cases;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CasesReaderTest {
  private static final String ROW_MEND =
      "write each row with exactly the keys test_id, property_ok, fixture_hash,"
          + " expected_fixture_hash, outcomes, known_test";
  private static final String FILE_MEND =
      "write the whole file again: one JSON array of rows in UTF-8";
  private static final String NO_ROWS_MEND =
      "write one row for each test id that the patch is judged on";
  private static final String GOOD =
      """
      {"test_id": "T#a", "property_ok": true, "fixture_hash": "abc",\
       "expected_fixture_hash": "abc", "outcomes": [false, true], "known_test": true}""";

  private final Path file;

  CasesReaderTest(@TempDir Path directory) {
    file = directory.resolve("cases.json");
  }

  @Test
  void a_row_is_read_with_all_it_says() throws Exception {
    write(
        """
        [ { "test_id": "com.acme.ParseTest#roundTrip", "property_ok": true, "fixture_hash": "abc",
            "expected_fixture_hash": "def", "outcomes": [false, true], "known_test": true },
          { "test_id": "com.acme.ParseTest#empty", "property_ok": false, "fixture_hash": "x",
            "expected_fixture_hash": "y", "outcomes": [], "known_test": false } ]
        """);

    assertThat(CasesReader.read(file))
        .containsExactly(
            new CaseResult(
                new TestId("com.acme.ParseTest#roundTrip"),
                Optional.empty(),
                "def",
                "abc",
                true,
                List.of(Outcome.FAILED, Outcome.PASSED)),
            new CaseResult(
                new TestId("com.acme.ParseTest#empty"),
                Optional.of("property_ok is false"),
                "y",
                "x",
                false,
                List.of()));
  }

  @Test
  void keys_are_read_in_any_order() throws Exception {
    write(rows(GOOD));
    var inOrder = CasesReader.read(file);
    write(
        """
        [{"known_test": true, "outcomes": [false, true], "expected_fixture_hash": "abc",
          "fixture_hash": "abc", "property_ok": true, "test_id": "T#a"}]""");

    assertThat(CasesReader.read(file)).isEqualTo(inOrder);
  }

  @Test
  void nothing_of_one_row_leaks_into_the_next() throws Exception {
    write(
        rows(
            GOOD.replace("\"property_ok\": true", "\"property_ok\": false"),
            GOOD.replace("T#a", "T#b").replace("[false, true]", "[]")));

    var second = CasesReader.read(file).get(1);

    assertThat(second.falsified()).isEmpty();
    assertThat(second.outcomes()).isEmpty();
  }

  @Test
  void a_test_id_is_any_text_that_is_not_empty() throws Exception {
    write(rows(GOOD.replace("T#a", " \\n\\u0000\\ud83d\\ude00\uD83D\uDE00 [1] \\\"#\u2028")));

    assertThat(CasesReader.read(file).get(0).testId().value())
        .isEqualTo(" \n\0\uD83D\uDE00\uD83D\uDE00 [1] \"#\u2028");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "test_id",
        "property_ok",
        "fixture_hash",
        "expected_fixture_hash",
        "outcomes",
        "known_test"
      })
  void a_missing_key_is_refused(String key) throws IOException {
    // Renamed first, so that the row stays well-formed, then cut with its value.
    var row = GOOD.replaceFirst("\"" + key + "\": (\\[[^]]*]|[^,}]*)(, )?", "").replace(", }", "}");
    write(rows(GOOD.replace("T#a", "T#first"), row));

    var id = key.equals("test_id") ? "" : " (T#a)";
    assertRefused(", row 2" + id, "key " + key + " is missing", ROW_MEND);
  }

  @Test
  void an_unknown_key_is_refused() throws IOException {
    write(rows(GOOD.replace("}", ", \"freeze\": null}")));

    assertRefused(", row 1 (T#a)", "key freeze is unknown", ROW_MEND);
  }

  @Test
  void a_key_in_other_letters_is_unknown() throws IOException {
    write(rows(GOOD.replace("\"outcomes\"", "\"Outcomes\"")));

    assertRefused(", row 1 (T#a)", "key Outcomes is unknown", ROW_MEND);
  }

  @Test
  void a_duplicate_key_is_refused_even_when_both_say_the_same() throws IOException {
    write(rows(GOOD.replace("}", ", \"known_test\": true}")));

    assertRefused(", row 1 (T#a)", "key known_test is there twice", ROW_MEND);
  }

  @Test
  void a_duplicate_key_in_another_spelling_is_refused() throws IOException {
    write(rows(GOOD.replace("}", ", \"known\\u005ftest\": true}")));

    assertRefused(", row 1 (T#a)", "key known_test is there twice", ROW_MEND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "known_test": true     | "known_test": "true"   | known_test holds a text, needed is true or false
          "known_test": true     | "known_test": 1        | known_test holds a number, needed is true or false
          "known_test": true     | "known_test": null     | known_test holds null, needed is true or false
          "property_ok": true    | "property_ok": "false" | property_ok holds a text, needed is true or false
          "property_ok": true    | "property_ok": {}      | property_ok holds an object, needed is true or false
          "fixture_hash": "abc"  | "fixture_hash": 12     | fixture_hash holds a number, needed is a text that is not empty
          "fixture_hash": "abc"  | "fixture_hash": ""     | fixture_hash holds an empty text, needed is a text that is not empty
          "expected_fixture_hash": "abc" | "expected_fixture_hash": "" | expected_fixture_hash holds an empty text, needed is a text that is not empty
          "fixture_hash": "abc"  | "fixture_hash": null   | fixture_hash holds null, needed is a text that is not empty
          "expected_fixture_hash": "abc" | "expected_fixture_hash": [] | expected_fixture_hash holds an array, needed is a text that is not empty
          "expected_fixture_hash": "abc" | "expected_fixture_hash": "\\ud800" | expected_fixture_hash holds half a surrogate pair, needed is a text that is not empty
          [false, true]          | "PFP"                  | outcomes holds a text, needed is an array of true or false
          [false, true]          | null                   | outcomes holds null, needed is an array of true or false
          [false, true]          | {}                     | outcomes holds an object, needed is an array of true or false
          [false, true]          | [false, 1]             | outcomes holds a number as outcome 2, needed is an array of true or false
          [false, true]          | [0.0, true]            | outcomes holds a number as outcome 1, needed is an array of true or false
          [false, true]          | [false, "true"]        | outcomes holds a text as outcome 2, needed is an array of true or false
          [false, true]          | [false, null]          | outcomes holds null as outcome 2, needed is an array of true or false
          [false, true]          | [[false]]              | outcomes holds an array as outcome 1, needed is an array of true or false
          """)
  void a_value_of_another_type_is_refused(String good, String bad, String found)
      throws IOException {
    write(rows(GOOD.replace(good, bad)));

    assertRefused(", row 1 (T#a)", "key " + found, ROW_MEND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ""       | an empty text
          7        | a number
          null     | null
          true     | true
          ["T#a"]  | an array
          "\\udc00" | half a surrogate pair
          """)
  void a_test_id_that_is_no_text_is_refused(String bad, String found) throws IOException {
    write(rows(GOOD.replace("\"T#a\"", bad)));

    assertRefused(
        ", row 1", "key test_id holds " + found + ", needed is a text that is not empty", ROW_MEND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "null|null",
        "[]|an array",
        "true|true",
        "false|false",
        "\"T#a\"|a text",
        "7|a number"
      })
  void a_row_that_is_no_object_is_refused(String row, String found) throws IOException {
    write(rows(GOOD, row));

    assertRefused(", row 2", "the row is " + found + ", needed is an object", ROW_MEND);
  }

  @Test
  void two_rows_of_one_test_are_refused_with_both_places() throws IOException {
    write(rows(GOOD.replace("T#a", "T#other"), GOOD, GOOD.replace("T#a", "T#b"), GOOD));

    assertRefused(", row 4 (T#a)", "row 2 has the same test_id", "write one row for each test id");
  }

  @Test
  void ids_that_differ_in_one_letter_are_two_tests() throws Exception {
    write(rows(GOOD, GOOD.replace("T#a", "T#A"), GOOD.replace("T#a", "T#a ")));

    assertThat(CasesReader.read(file)).hasSize(3);
  }

  @Test
  void an_empty_list_is_no_verdict() throws IOException {
    write(" [ ] \n");

    assertRefused("", "the list of rows is empty", NO_ROWS_MEND);
  }

  @Test
  void an_empty_file_is_no_verdict() throws IOException {
    write("");

    assertRefused("", "the file is empty", NO_ROWS_MEND);
  }

  @Test
  void a_file_of_white_space_is_no_verdict() throws IOException {
    write(" \t\r\n\n");

    assertRefused("", "the file holds only white space", NO_ROWS_MEND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"{}|an object", "null|null", "\"[]\"|a text", "12|a number", "true|true"})
  void a_file_that_holds_no_array_is_refused(String text, String found) throws IOException {
    write(text);

    assertRefused("", "the file holds " + found + ", needed is an array", FILE_MEND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <html>                   | not JSON at line 1, column 1 (row 1)
          [{'test_id': 1}]         | not JSON at line 1, column 3 (row 1)
          [/* rows */]             | not JSON at line 1, column 2 (row 1)
          [{"test_id": NaN}]       | not JSON at line 1, column 17 (row 1)
          [{"test_id": "a",}]      | not JSON at line 1, column 18 (row 1)
          """)
  void what_is_not_json_is_refused_with_its_place(String text, String found) throws IOException {
    write(text);

    assertRefused("", found, FILE_MEND);
  }

  @Test
  void a_fault_further_down_is_refused_with_its_line() throws IOException {
    write("[\n" + GOOD + ",\n  oops\n]");

    assertRefused("", "not JSON at line 3, column 3 (row 2)", FILE_MEND);
  }

  @Test
  void every_file_that_was_cut_short_is_refused() throws IOException {
    var whole = rows(GOOD, GOOD.replace("T#a", "T#b"));
    for (int length = 0; length < whole.length(); length++) {
      write(whole.substring(0, length));
      assertThatExceptionOfType(EvidenceException.class).isThrownBy(() -> CasesReader.read(file));
    }
  }

  @Test
  void a_file_that_was_cut_short_is_named_so() throws IOException {
    write("[" + GOOD + ",\n {");

    assertRefused("", "not JSON: the file ends too early, at line 2, column 3 (row 2)", FILE_MEND);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "null", "{}", "7 "})
  void what_comes_after_the_array_is_refused(String more) throws IOException {
    write("[" + GOOD + "]\n" + more);

    assertRefused("", "the file goes on after the array, at line 2, column 1", FILE_MEND);
  }

  @ParameterizedTest
  @ValueSource(strings = {"]", ",", "x"})
  void rubbish_after_the_array_is_refused(String more) throws IOException {
    write("[" + GOOD + "]\n" + more);

    assertRefused("", "not JSON at line 2, column 1 (row 2)", FILE_MEND);
  }

  @Test
  void white_space_after_the_array_is_not_more() throws Exception {
    write("\n\t[" + GOOD + "] \r\n\t ");

    assertThat(CasesReader.read(file)).hasSize(1);
  }

  @Test
  void a_byte_order_mark_is_refused() throws IOException {
    write("\uFEFF" + rows(GOOD));

    assertRefused("", "the file starts with a byte order mark", FILE_MEND);
  }

  @Test
  void text_in_another_encoding_is_refused() throws IOException {
    write(rows(GOOD.replace("T#a", "T#\u00e4")), ISO_8859_1);
    assertRefused("", "not UTF-8 text, after row 0", FILE_MEND);

    write(rows(GOOD), UTF_16);
    assertRefused("", "not UTF-8 text, after row 0", FILE_MEND);
  }

  @Test
  void the_same_text_in_utf_8_is_read() throws Exception {
    write(rows(GOOD.replace("T#a", "T#\u00e4")));

    assertThat(CasesReader.read(file).get(0).testId()).isEqualTo(new TestId("T#\u00e4"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":", "[{\"outcomes\": ["})
  void a_nesting_bomb_is_refused(String open) throws IOException {
    write(open.repeat(1_000_000));

    assertThatExceptionOfType(EvidenceException.class).isThrownBy(() -> CasesReader.read(file));
  }

  @Test
  void a_name_without_end_is_refused() throws IOException {
    write("[{\"" + "x".repeat(1_000_000) + "\": 1}]");

    assertRefused("", "a name, text or number is too long (row 1)", FILE_MEND);
  }

  @Test
  void a_long_test_id_is_read() throws Exception {
    write(rows(GOOD.replace("T#a", "x".repeat(1_000_000))));

    assertThat(CasesReader.read(file).get(0).testId().value()).hasSize(1_000_000);
  }

  @Test
  void a_file_that_is_not_there_is_refused() {
    assertRefused(
        "", "cannot be read: no such file", "name a file that the user who runs Maven can read");
  }

  @Test
  void a_directory_is_refused() throws IOException {
    Files.createDirectory(file);

    assertRefused(
        "", "cannot be read: Is a directory", "name a file that the user who runs Maven can read");
  }

  @Test
  void rows_that_say_the_same_share_it() throws Exception {
    write(rows(GOOD, GOOD.replace("T#a", "T#b")));

    var cases = CasesReader.read(file);

    assertThat(cases.get(0).lockedFixture()).isSameAs(cases.get(1).actualFixture());
    assertThat(cases.get(0).outcomes()).isSameAs(cases.get(1).outcomes());
  }

  private void assertRefused(String place, String found, String mend) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> CasesReader.read(file))
        .withMessage(
            "could not judge: " + file + place + "\n  found: " + found + "\n  mend:  " + mend)
        .withNoCause();
  }

  private static String rows(String... rows) {
    return "[" + String.join(",\n", rows) + "]";
  }

  private void write(String text) throws IOException {
    write(text, UTF_8);
  }

  private void write(String text, Charset charset) throws IOException {
    Files.write(file, text.getBytes(charset));
  }
}
