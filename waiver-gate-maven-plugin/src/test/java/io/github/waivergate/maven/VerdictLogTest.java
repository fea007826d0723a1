package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.report.VerdictText;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictLogTest {

  @Test
  void each_part_of_a_verdict_has_its_level_and_its_place() {
    var log = new RecordingLog();

    new VerdictLog(log)
        .print(
            new VerdictText(
                List.of("setting"),
                List.of("refusal 1", "refusal 2"),
                List.of("note"),
                List.of("summary"),
                "last",
                "failure"));

    assertThat(log.lines)
        .containsExactly(
            "warn setting",
            "error refusal 1",
            "error refusal 2",
            "warn note",
            "info summary",
            "info last");
  }
}
