package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailsafeSummaryTest {
  private static final String NIL =
      "<failureMessage xsi:nil=\"true\""
          + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"/>";
  private static final String CRASH =
      "<failureMessage>org.apache.maven.surefire.booter.SurefireBooterForkException: The forked VM"
          + " terminated\n\tat com.acme.Fork.run(Fork.java:7)\n</failureMessage>";
  private static final String CRASHED =
      "org.apache.maven.surefire.booter.SurefireBooterForkException: The forked VM terminated";
  private static final String CUT = "its summary shows a time-out or is cut short";

  private final Path directory;

  FailsafeSummaryTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @ParameterizedTest
  @CsvSource({
    "null, false, 3, 0, 0,",
    "0, false, 3, 0, 0,",
    "254, false, 0, 0, 0,",
    "255, false, 3, 0, 1, There are test failures",
    "255, false, 3, 2, 0, There are test failures",
    "null, false, 3, 0, 1, There are test failures",
    "255, false, 3, 0, 0, result 255",
    "null, true, 3, 0, 0, " + CUT,
    "254, true, 0, 0, 0, " + CUT,
    "255, true, 3, 0, 1, " + CUT,
  })
  void a_summary_says_how_the_run_ended(
      String result,
      boolean timeout,
      int completed,
      int errors,
      int failures,
      @Nullable String said)
      throws IOException {
    assertThat(said(summary(result, timeout, completed, errors, failures, NIL)))
        .isEqualTo(Optional.ofNullable(said));
  }

  @ParameterizedTest
  @CsvSource({"255, 3, 0", "255, 3, 1", "254, 0, 0", "null, 3, 0"})
  void what_ended_the_run_is_said_before_what_failed(String result, int completed, int failures)
      throws IOException {
    assertThat(said(summary(result, false, completed, 0, failures, CRASH))).contains(CRASHED);
  }

  @Test
  void an_empty_message_says_nothing() throws IOException {
    var empty = "<failureMessage></failureMessage>";

    assertThat(said(summary("null", false, 3, 0, 0, empty))).isEmpty();
    assertThat(said(summary("255", false, 3, 0, 1, empty))).contains("There are test failures");
  }

  @Test
  void a_summary_cut_anywhere_never_says_that_all_is_well() throws IOException {
    var whole = summary("null", false, 3, 0, 0, NIL);

    for (int length = 0; length < whole.length(); length++) {
      assertThat(said(whole.substring(0, length))).as("cut at %d", length).contains(CUT);
    }
  }

  @Test
  void a_missing_summary_is_a_complaint() {
    assertThat(FailsafeSummary.said(directory)).contains("its summary cannot be read");
  }

  @Test
  void a_summary_that_is_not_utf_8_is_a_complaint() throws IOException {
    Files.write(directory.resolve(FailsafeSummary.NAME), new byte[] {(byte) 0xff});

    assertThat(FailsafeSummary.said(directory)).contains("its summary cannot be read");
  }

  private Optional<String> said(String summary) throws IOException {
    Files.writeString(directory.resolve(FailsafeSummary.NAME), summary);
    return FailsafeSummary.said(directory);
  }

  private static String summary(
      String result, boolean timeout, int completed, int errors, int failures, String message) {
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <failsafe-summary xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    xsi:noNamespaceSchemaLocation="failsafe-summary.xsd" result="%s" timeout="%s">
        <completed>%d</completed>
        <errors>%d</errors>
        <failures>%d</failures>
        <skipped>0</skipped>
        <flakes>0</flakes>
        %s
    </failsafe-summary>\
    """
        .formatted(result, timeout, completed, errors, failures, message);
  }
}
