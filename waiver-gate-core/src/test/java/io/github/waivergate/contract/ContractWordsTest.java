package io.github.waivergate.contract;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContractWordsTest {
  private static final String LEDGER =
      """
      {"cap": 3, "freezes": [
        {"id": "fx-1", "expires_at": "2026-10-10", "owner": "alice"},
        {"id": "fx-2", "expires_at": "2026-10-11", "owner": "bob"}]}
      """;

  @Test
  void any_file_is_added_deleted_or_changed() {
    assertThat(ContractWords.of("a", Optional.empty(), side("x\n"))).containsExactly("added");
    assertThat(ContractWords.of("a", side("x\n"), Optional.empty())).containsExactly("deleted");
    assertThat(words("a", "1\n2\n3\n", "1\nb\nc\n3\nd\n")).containsExactly("changed, +3 -1 lines");
    assertThat(words("a", "x\n", "x\n")).isEmpty();
  }

  @Test
  void a_mode_is_told_beside_what_else_changed() {
    var script = Optional.of(new ContractSide("100755", "x\n".getBytes(UTF_8)));
    var link = Optional.of(new ContractSide("120000", "y".getBytes(UTF_8)));

    assertThat(ContractWords.of("mvnw", side("x\n"), script))
        .containsExactly("mode 100644 -> 100755");
    assertThat(ContractWords.of("mvnw", side("x\n"), link))
        .containsExactly("mode 100644 -> 120000", "changed, +1 -1 lines");
  }

  @ParameterizedTest
  @CsvSource({
    "'a\nb\n', 'a\r\nb\r\n', 'changed, line endings alone'",
    "'a\nb\n', 'a\nb', 'changed, line endings alone'",
    "'a\nb\n', 'b\na\n', 'changed, lines in another order'",
    "'a\na\n', 'a\n', 'changed, +0 -1 lines'",
    "'', 'a\n', 'changed, +1 -0 lines'",
    "'a\0', 'a\n', 'changed, 2 -> 2 bytes'",
  })
  void a_change_of_lines_is_counted(String was, String is, String word) {
    assertThat(words("a", was, is)).containsExactly(word);
  }

  @Test
  void bytes_that_are_no_text_are_counted_as_bytes() {
    var latin = Optional.of(new ContractSide("100644", "\u00e4".getBytes(ISO_8859_1)));

    assertThat(ContractWords.of("a", latin, side("\u00e4")))
        .containsExactly("changed, 1 -> 2 bytes");
  }

  @Test
  void a_ledger_is_told_row_by_row() {
    assertThat(
            words(
                "java/qa/freeze_ledger.json",
                LEDGER,
                """
                {"cap": 9, "freezes": [
                  {"id": "fx-3", "expires_at": "2026-10-12"},
                  {"id": "fx-1", "expires_at": "2026-12-31", "issue": "#7"}]}
                """))
        .containsExactly(
            "changed, +3 -3 lines",
            "cap 3 -> 9",
            "expires_at of fx-1 \"2026-10-10\" -> \"2026-12-31\"",
            "issue of fx-1 added: \"#7\"",
            "owner of fx-1 removed",
            "row fx-2 removed",
            "row fx-3 added");
  }

  @Test
  void a_new_ledger_is_told_whole() {
    assertThat(ContractWords.of("qa/freeze_ledger.json", Optional.empty(), side(LEDGER)))
        .containsExactly("added", "cap added: 3", "row fx-1 added", "row fx-2 added");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"cap\": 3} | {\"cap\": 3.0} | cap 3 -> 3.0",
        "{\"cap\": 3} | {\"cap\": \"3\"} | cap 3 -> \"3\"",
        "{\"cap\": 3} | {} | cap removed",
        "{\"cap\": 3} | {\"cap\": {\"a\": 1}} | cap 3 -> an object",
        "{\"a\": {\"b\": {\"c\": 1}}} | {\"a\": {\"b\": {\"c\": null}}} | c of b of a 1 -> null",
        "{} | [] | the document an object -> an array",
      })
  void a_value_is_told_on_both_sides(String was, String is, String word) {
    assertThat(words("qa/freeze_ledger.json", was, is))
        .containsExactly("changed, +1 -1 lines", word);
  }

  @Test
  void rows_that_share_an_id_are_told_by_their_place() {
    assertThat(
            words(
                "qa/freeze_ledger.json",
                "{\"freezes\": [{\"id\": \"a\", \"n\": 1}, {\"id\": \"a\", \"n\": 2}]}",
                "{\"freezes\": [{\"id\": \"a\", \"n\": 1}, {\"id\": \"a\", \"n\": 3}, {}]}"))
        .containsExactly(
            "changed, +1 -1 lines", "n of freezes/1 2 -> 3", "freezes/2 added: an object");
  }

  @Test
  void seeds_are_counted_and_named() {
    assertThat(words("qa/seeds.json", "{\"seeds\": [1, 2, 2, 3]}", "{\"seeds\": [3, 2, 5]}"))
        .containsExactly(
            "changed, +1 -1 lines",
            "seeds has 3 entries, had 4",
            "seeds: 5 added",
            "seeds: 1 removed",
            "seeds: 2 removed");
    assertThat(words("qa/seeds.json", "[1, 2]", "[2, 1]"))
        .containsExactly("changed, +1 -1 lines", "the document in another order");
  }

  @Test
  void a_policy_is_told_rule_by_rule() {
    assertThat(
            words(
                "qa/path_policy.json",
                "{\"version\": 1, \"rules\": [{\"kind\": \"fixture\", \"patterns\": [\"a/*\"]}]}",
                "{\"version\": 1, \"rules\": [{\"kind\": \"docs\", \"patterns\": [\"**\"]}]}"))
        .containsExactly(
            "changed, +1 -1 lines",
            "kind of rules/0 \"fixture\" -> \"docs\"",
            "patterns of rules/0: \"**\" added",
            "patterns of rules/0: \"a/*\" removed");
  }

  @Test
  void fixtures_are_told_file_by_file() {
    var old = Sha256.of("old".getBytes(UTF_8)).hex();
    var now = Sha256.of("new".getBytes(UTF_8)).hex();

    assertThat(
            words(
                "app/qa/fixture.lock",
                old + "  a.json\n" + old + "  b.json\n",
                now + "  b.json\n" + now + "  c.json\n"))
        .containsExactly(
            "changed, +2 -2 lines",
            "removed: a.json",
            "changed: b.json is sha256 11507a0e2f5e, was cba06b5736fa",
            "added: c.json");
  }

  @Test
  void tests_are_told_id_by_id() {
    assertThat(
            words(
                "qa/known-tests.lock",
                "T#a\t1\trun\nT#b\t3\trun\nT#c\t1\trun\n",
                "T#b\t1\tskipped\nT#c\t1\trun\nT#d\t1\trun\n"))
        .containsExactly(
            "changed, +2 -2 lines",
            "removed: T#a",
            "changed: T#b, 1 invocation, was 3; skipped, was run",
            "added: T#d, 1 invocation, run");
    assertThat(ContractWords.of("qa/known-tests.lock", side("T#a\t1\trun\n"), Optional.empty()))
        .containsExactly("deleted", "removed: T#a");
  }

  @Test
  void a_side_that_cannot_be_read_is_said_as_such() {
    assertThat(words("qa/freeze_ledger.json", "{", "{\"cap\": 9}"))
        .containsExactly(
            "changed, +1 -1 lines",
            "cannot be read at the base: not JSON: the file ends too early,"
                + " at line 1, column 2");
    assertThat(words("qa/known-tests.lock", "T#a\t1\trun\n", "T#a\t0\trun\n"))
        .containsExactly(
            "changed, +1 -1 lines",
            "cannot be read in the patch: \"0\" is not a count of invocations,"
                + " 1 or more in plain digits");
  }

  @Test
  void only_files_of_the_contract_are_read_as_such() {
    assertThat(words("src/freeze_ledger.json", "{\"cap\": 3}", "{\"cap\": 9}"))
        .containsExactly("changed, +1 -1 lines");
    assertThat(words("xqa/seeds.json", "[1]", "[2]")).containsExactly("changed, +1 -1 lines");
  }

  @Test
  void at_most_twenty_words_are_said_of_a_file() {
    assertThat(ContractWords.of("qa/known-tests.lock", Optional.empty(), side(tests(19))))
        .hasSize(20)
        .endsWith("added: T#118, 1 invocation, run");
    assertThat(ContractWords.of("qa/known-tests.lock", Optional.empty(), side(tests(31))))
        .hasSize(21)
        .startsWith("added", "added: T#100, 1 invocation, run")
        .endsWith("added: T#118, 1 invocation, run", "and 12 more");
  }

  private static String tests(int count) {
    return IntStream.range(100, 100 + count)
        .mapToObj(i -> "T#" + i + "\t1\trun\n")
        .collect(Collectors.joining());
  }

  private static List<String> words(String path, String was, String is) {
    return ContractWords.of(path, side(was), side(is));
  }

  private static Optional<ContractSide> side(String text) {
    return Optional.of(new ContractSide("100644", text.getBytes(UTF_8)));
  }
}
