package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventAgreementTest {
  private static final String RUN = "replays/1/unit";
  private static final String FAILURE = "<failure message='no' type='E'/>";

  private final Path directory;

  EventAgreementTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void reports_that_say_what_surefire_heard_agree() throws IOException {
    report("A", testcase("A", "adds", ""), testcase("A", "p(int)[1]", ""));
    report("B", testcase("B", "fails", FAILURE), testcase("B", "skips", "<skipped/>"));
    var heard =
        new TestEvents(
            List.of(
                List.of("B", "fails", "failed", "B", "skips", "skipped"),
                List.of("A", "p(int)[1]", "passed", "A", "adds", "passed")));

    assertThat(EventAgreement.finding(RUN, read(), heard)).isEmpty();
  }

  @Test
  void class_level_events_agree_under_each_name_that_surefire_gives_them() throws IOException {
    report("A", testcase("A", "initializationError", FAILURE));
    report("B", testcase("B", "", FAILURE));
    report("C", testcase("C", "adds", ""), testcase("C", "executionError", FAILURE));
    report("D", testcase("D", "", "<skipped/>"));
    var heard =
        new TestEvents(
            List.of(
                List.of("A", "initializationError", "failed"),
                List.of("B", "", "failed"),
                List.of("C", "adds", "passed", "C", "executionError", "failed"),
                List.of("D", "", "skipped")));

    assertThat(EventAgreement.finding(RUN, read(), heard)).isEmpty();
  }

  @Test
  void a_forged_pass_of_a_test_that_did_not_run_is_refused() throws IOException {
    report("A", testcase("A", "adds", ""));
    report("forged", testcase("A", "gone", ""));

    assertThat(EventAgreement.finding(RUN, read(), heard("A", "adds", "passed")))
        .contains(refused("A#gone: Surefire heard nothing of it, its reports say passed"));
  }

  @Test
  void a_failure_turned_into_a_pass_is_refused() throws IOException {
    report("A", testcase("A", "adds", ""));

    assertThat(EventAgreement.finding(RUN, read(), heard("A", "adds", "failed")))
        .contains(refused("A#adds: Surefire heard failed, its reports say passed"));
  }

  @Test
  void a_test_that_ran_and_has_no_report_is_refused() throws IOException {
    report("A", testcase("A", "adds", ""));
    var heard = heard("A", "adds", "passed", "A", "subtracts", "failed");

    assertThat(EventAgreement.finding(RUN, read(), heard))
        .contains(refused("A#subtracts: Surefire heard failed, its reports say nothing of it"));
  }

  @Test
  void a_removed_invocation_is_refused() throws IOException {
    report("A", testcase("A", "p(int)[1]", ""), testcase("A", "p(int)[2]", ""));
    var heard =
        heard("A", "p(int)[1]", "passed", "A", "p(int)[2]", "passed", "A", "p(int)[3]", "failed");

    assertThat(EventAgreement.finding(RUN, read(), heard))
        .contains(
            refused(
                "A#p(int): Surefire heard failed with 1 of 3 invocations failed, its reports say"
                    + " passed with 0 of 2 invocations failed"));
  }

  @Test
  void a_forged_set_up_failure_and_a_hidden_one_are_refused() throws IOException {
    report("A", testcase("A", "adds", ""));

    assertThat(EventAgreement.finding(RUN, read(), heard("A", "initializationError", "failed")))
        .contains(refused("A: Surefire heard set-up failed, its reports say nothing of it"));
  }

  @Test
  void names_that_xml_cannot_hold_part_nothing() throws IOException {
    report("A", testcase("A", "odd &amp;#1; name", ""));

    assertThat(EventAgreement.finding(RUN, read(), heard("A", "odd \u0001 name", "passed")))
        .isEmpty();
  }

  @Test
  void a_class_with_an_unreadable_report_is_left_to_the_finding_that_names_it() throws IOException {
    Files.write(directory.resolve("TEST-A.xml"), "<testsuite><testc".getBytes(UTF_8));
    report("B", testcase("B", "adds", ""));
    var heard = heard("A", "adds", "failed", "B", "adds", "passed");

    assertThat(EventAgreement.finding(RUN, read(), heard)).isEmpty();
    assertThat(EventAgreement.finding(RUN, read(), heard("A", "adds", "failed"))).isPresent();
  }

  private Replay read() {
    var names = List.of("TEST-A.xml", "TEST-B.xml", "TEST-C.xml", "TEST-D.xml", "TEST-forged.xml");
    var there = names.stream().filter(name -> Files.exists(directory.resolve(name))).toList();
    return SurefireReports.readNamed(directory, there, "replays/1");
  }

  private void report(String name, String... cases) throws IOException {
    var text = "<testsuite name='s'>" + String.join("", cases) + "</testsuite>";
    Files.write(directory.resolve("TEST-" + name + ".xml"), text.getBytes(UTF_8));
  }

  private static String testcase(String className, String name, String children) {
    return "<testcase classname='"
        + className
        + "' name='"
        + name
        + "'>"
        + children
        + "</testcase>";
  }

  private static TestEvents heard(String... testSet) {
    return new TestEvents(List.of(List.of(testSet)));
  }

  private static Finding refused(String found) {
    return Finding.blocking(
        "reports_contradict_run",
        RUN,
        found,
        "find the test that writes reports; only Surefire may");
  }
}
