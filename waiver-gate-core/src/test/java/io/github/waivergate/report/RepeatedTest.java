package io.github.waivergate.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatedTest {
  private static final Finding FIRST = note("replays/1", "1 test");
  private static final Finding OTHER = note("replays/2", "2 tests");

  @Test
  void notes_that_say_the_same_are_told_once_with_the_count_of_the_rest() {
    assertThat(Repeated.merged(List.of(FIRST, OTHER, note("replays/3", "1 test"))))
        .containsExactly(note("replays/1 and 1 more", "1 test"), OTHER);
  }

  @Test
  void notes_that_differ_are_told_each() {
    assertThat(Repeated.merged(List.of(FIRST, OTHER))).containsExactly(FIRST, OTHER);
  }

  @Test
  void what_blocks_is_told_at_every_place() {
    var first = Finding.blocking("broken_seal", "replays/1", "gone", "look");
    var second = Finding.blocking("broken_seal", "replays/2", "gone", "look");

    assertThat(Repeated.merged(List.of(first, second))).containsExactly(first, second);
  }

  private static Finding note(String place, String found) {
    return Finding.note("duplicate_id", place, found, "name them");
  }
}
