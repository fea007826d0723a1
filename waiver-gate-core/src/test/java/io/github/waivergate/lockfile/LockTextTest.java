package io.github.waivergate.lockfile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockTextTest {
  private static final String MEND =
      "\n  mend:  lock it again in a reviewed commit: mvn test waiver-gate:lock";

  @Test
  void a_lock_with_as_many_entries_as_it_says_is_read() throws Exception {
    var whole = LockText.count(2) + "\n# a comment\na\nb\n";

    assertThat(LockText.parse(whole.getBytes(UTF_8), "qa/x.lock").lines()).hasSize(4);
    assertThat(LockText.parse("# entries: 0\n".getBytes(UTF_8), "qa/x.lock").lines()).hasSize(1);
  }

  @Test
  void a_lock_that_counts_nothing_is_taken_as_it_is() throws Exception {
    assertThat(LockText.parse("# a comment\na\n".getBytes(UTF_8), "qa/x.lock").lines()).hasSize(2);
  }

  @Test
  void a_lock_cut_after_any_of_its_entries_is_refused() {
    var whole = LockText.count(3) + "\na\nb\nc\n";
    for (int end = whole.indexOf('\n');
        end < whole.length() - 1;
        end = whole.indexOf('\n', end + 1)) {
      assertRefused(whole.substring(0, end + 1));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3", "02", "2 ", "two", "", "2x", "-2"})
  void a_count_that_is_not_the_number_of_entries_is_refused(String count) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () -> LockText.parse(("# entries: " + count + "\na\nb\n").getBytes(UTF_8), "qa/x.lock"))
        .withMessage(
            "could not judge: qa/x.lock:1\n  found: the file says entries: "
                + count
                + ", and has 2; it may have been cut short"
                + MEND);
  }

  @Test
  void every_count_in_the_file_must_be_right() {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () -> LockText.parse("# entries: 2\na\n# entries: 3\nb\n".getBytes(UTF_8), "qa/x.lock"))
        .withMessageContaining("qa/x.lock:3\n  found: the file says entries: 3, and has 2;");
  }

  private static void assertRefused(String text) {
    assertThatExceptionOfType(EvidenceException.class)
        .as(text)
        .isThrownBy(() -> LockText.parse(text.getBytes(UTF_8), "qa/x.lock"))
        .withMessageContaining("the file says entries: 3, and has ");
  }
}
