package io.github.waivergate.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EvidenceExceptionTest {
  private final EvidenceException e =
      new EvidenceException("qa/fixture.lock", "no such file", "lock it");

  @Test
  void the_message_has_place_found_and_mend() {
    assertThat(e)
        .hasMessage("could not judge: qa/fixture.lock\n  found: no such file\n  mend:  lock it");
  }

  @Test
  void as_a_finding_it_blocks() {
    assertThat(e.asFinding())
        .isEqualTo(
            new Finding("could_not_judge", "qa/fixture.lock", "no such file", "lock it", true));
  }

  @Test
  void a_note_does_not_block() {
    assertThat(Finding.note("stale_report", "replays/1", "old", "clean").blocking()).isFalse();
    assertThat(Finding.blocking("stale_report", "replays/1", "old", "clean").blocking()).isTrue();
  }
}
