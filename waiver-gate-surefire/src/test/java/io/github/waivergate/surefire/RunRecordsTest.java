package io.github.waivergate.surefire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RunRecordsTest {
  @Test
  void a_record_holds_what_was_added_between_open_and_take() {
    RunRecords.open("one");
    RunRecords.add("one", List.of("A", "adds", "passed"));
    RunRecords.add("one", List.of("B", "adds", "failed"));

    assertThat(RunRecords.take("one"))
        .containsExactly(List.of("A", "adds", "passed"), List.of("B", "adds", "failed"));
    assertThat(RunRecords.take("one")).isEmpty();
  }

  @Test
  void runs_do_not_hear_of_each_other() {
    RunRecords.open("one");
    RunRecords.open("two");
    RunRecords.add("two", List.of("A", "adds", "passed"));

    assertThat(RunRecords.take("one")).isEmpty();
    assertThat(RunRecords.take("two")).hasSize(1);
  }

  @Test
  void what_nobody_asked_for_is_not_kept() {
    RunRecords.add("unknown", List.of("A", "adds", "passed"));

    assertThat(RunRecords.take("unknown")).isEmpty();
  }
}
