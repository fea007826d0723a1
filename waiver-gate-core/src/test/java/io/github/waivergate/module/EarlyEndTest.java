package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EarlyEndTest {
  private static final String ERROR = "There was an error in the forked process";

  @Test
  void one_line_stays_as_it_is() {
    assertThat(said("There was a timeout in the fork"))
        .isEqualTo("There was a timeout in the fork");
  }

  @Test
  void what_names_no_cause_is_left_out() {
    assertThat(said("No tests were executed", "See the log", "\tat com.acme.Fork.run(Fork.java:7)"))
        .isEqualTo("No tests were executed");
  }

  @Test
  void a_crash_has_its_exit_code_and_the_first_class_that_crashed() {
    assertThat(
            said(
                "The forked VM terminated",
                "Command was java",
                "Process Exit Code: 3",
                "Crashed tests:",
                "com.acme.TaxTest",
                "com.acme.InvoiceTest",
                "Process Exit Code: 1"))
        .isEqualTo(
            "The forked VM terminated Process Exit Code: 3, Crashed tests: com.acme.TaxTest");
  }

  @Test
  void a_message_that_ends_where_a_class_should_follow_names_none() {
    assertThat(said("The forked VM terminated", "Process Exit Code: 3", "Crashed tests:"))
        .isEqualTo("The forked VM terminated Process Exit Code: 3");
  }

  @Test
  void an_error_has_its_cause_where_there_is_one() {
    assertThat(said(ERROR, "Java heap space", "\tat A"))
        .isEqualTo("There was an error in the forked process: Java heap space");
    assertThat(said("SurefireBooterForkException: " + ERROR, "Java heap space"))
        .isEqualTo(
            "SurefireBooterForkException: There was an error in the forked process: Java heap"
                + " space");
    assertThat(said(ERROR, "")).isEqualTo(ERROR);
    assertThat(said(ERROR)).isEqualTo(ERROR);
  }

  @Test
  void what_a_test_may_have_written_is_cut_between_characters() {
    var emoji = "\uD83D\uDE00";

    assertThat(said(ERROR, emoji.repeat(201))).isEqualTo(ERROR + ": " + emoji.repeat(200) + "...");
    assertThat(said(ERROR, emoji.repeat(200))).isEqualTo(ERROR + ": " + emoji.repeat(200));
  }

  private static String said(String... lines) {
    return EarlyEnd.of(List.of(lines));
  }
}
