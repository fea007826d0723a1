package io.github.waivergate.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogTextTest {
  private static final Finding FINDING =
      Finding.blocking(
          "stable_assertion_fail",
          "com.acme.ParseTest#empty",
          "passed 0 of 5 replays",
          "fix the failure; it is reproducible and cannot be frozen");

  @ParameterizedTest
  @CsvSource({
    "com.acme.ParseTest#roundTrip(String)",
    "C:\\work\\cases.json",
    "a::b",
    "prüft 值 😀",
    "''"
  })
  void harmless_text_stays_as_it_is(String text) {
    assertThat(LogText.line(text)).isEqualTo(text);
  }

  @Test
  void line_breaks_and_controls_become_visible() {
    assertThat(LogText.line("a\nb\r\nc\td\0e\u001b[31mf\u0085g\u2028h\u202ei"))
        .isEqualTo("a\\nb\\r\\nc\\td\\u0000e\\u001b[31mf\\u0085g\\u2028h\\u202ei");
  }

  @Test
  void half_a_surrogate_pair_becomes_visible() {
    assertThat(LogText.line("a\uD800b")).isEqualTo("a\\ud800b");
  }

  @Test
  void ci_commands_lose_their_meaning() {
    assertThat(LogText.line("::error::x")).isEqualTo("\\u003a:error::x");
    assertThat(LogText.line("a ##[group]")).isEqualTo("a #\\u0023[group]");
    assertThat(LogText.line("##vso[task.complete]")).isEqualTo("#\\u0023vso[task.complete]");
    assertThat(LogText.line("###[x]")).isEqualTo("#\\u0023\\u0023[x]");
  }

  @Test
  void long_text_loses_its_middle() {
    var kept = "a".repeat(400) + "b".repeat(100);

    assertThat(LogText.line(kept)).isEqualTo(kept);
    assertThat(LogText.line("a".repeat(400) + "\n" + "b".repeat(100)))
        .isEqualTo("a".repeat(400) + " [1 more characters] " + "b".repeat(100));
  }

  @Test
  void a_finding_has_three_lines() {
    assertThat(LogText.lines(FINDING))
        .containsExactly(
            "stable_assertion_fail: com.acme.ParseTest#empty",
            "  found: passed 0 of 5 replays",
            "  mend:  fix the failure; it is reproducible and cannot be frozen");
  }

  @Test
  void ten_findings_are_shown_and_the_others_counted() {
    assertThat(LogText.lines(Collections.nCopies(10, FINDING), "waiver.json")).hasSize(30);
    assertThat(LogText.lines(Collections.nCopies(24, FINDING), "waiver.json"))
        .hasSize(31)
        .last()
        .isEqualTo("and 14 more in waiver.json");
    assertThat(LogText.lines(List.of(), "waiver.json")).isEmpty();
  }

  @Test
  void the_message_of_an_unjudged_run_keeps_its_three_lines() {
    assertThat(LogText.message(new EvidenceException("a\nb", "c\nd", "e\nf")))
        .isEqualTo("could not judge: a\\nb\n  found: c\\nd\n  mend:  e\\nf");
  }
}
