package io.github.waivergate.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files of a directory are evidence, and how they add up. */
class ReportDirectoryTest {
  private static final Instant BUILD_START = Instant.parse("2026-10-09T12:00:00Z");
  private static final String MEND =
      "run mvn clean verify; if the report stays unreadable, look at what its tests print";

  private final Path directory;

  ReportDirectoryTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void a_missing_directory_is_a_finding() {
    var replay = Reports.read(directory.resolve("none"));
    assertThat(replay.reports()).isZero();
    assertThat(replay.findings())
        .containsExactly(
            Finding.blocking(
                "unreadable_report",
                "replays/1",
                "no such file",
                "let Surefire write its reports there, then run the build again"));
  }

  @Test
  void an_empty_directory_holds_no_report_and_no_finding() {
    var replay = Reports.read(directory);
    assertThat(replay.reports()).isZero();
    assertThat(replay.findings()).isEmpty();
  }

  @Test
  void only_files_called_like_reports_are_read() throws IOException {
    write("TEST-b.T.xml", "b.T");
    for (var other :
        List.of("b.T.txt", "TEST-c.T.xml.bak", "xTEST-c.T.xml", "testng-results.xml")) {
      write(other, "c.T");
    }
    Files.createDirectory(directory.resolve("deeper"));
    write("deeper/TEST-c.T.xml", "c.T");
    assertThat(Reports.read(directory).classes()).containsExactly("b.T");
  }

  @Test
  void a_link_or_directory_in_place_of_a_report_is_refused() throws IOException {
    write("elsewhere.xml", "a.T");
    Files.createSymbolicLink(directory.resolve("TEST-a.T.xml"), Path.of("elsewhere.xml"));
    Files.createDirectory(directory.resolve("TEST-b.T.xml"));
    write("TEST-c.T.xml", "c.T");
    var replay = Reports.read(directory);
    assertThat(replay.findings())
        .containsExactly(
            Finding.blocking(
                "unreadable_report",
                "replays/1/TEST-a.T.xml",
                "is a symbolic link, not a file",
                MEND),
            Finding.blocking(
                "unreadable_report", "replays/1/TEST-b.T.xml", "is a directory, not a file", MEND));
    assertThat(replay.voidedClasses()).containsExactlyInAnyOrder("a.T", "b.T");
    assertThat(replay.classes()).containsExactly("c.T");
    assertThat(replay.reports()).isEqualTo(1);
  }

  @Test
  void a_report_older_than_the_build_is_left_unread() throws IOException {
    age(write("TEST-a.T.xml", "a.T"), BUILD_START.minusMillis(1));
    age(write("TEST-b.T.xml", "b.T"), BUILD_START.minusSeconds(60));
    age(write("TEST-c.T.xml", "c.T"), BUILD_START);
    var replay = SurefireReports.read(directory, "replays/1", BUILD_START);
    assertThat(replay.classes()).containsExactly("c.T");
    assertThat(replay.findings())
        .containsExactly(
            Finding.note(
                "stale_report",
                "replays/1",
                "2 reports are older than this build: first TEST-a.T.xml",
                "run mvn clean verify, so that no report of an earlier build is left"));
  }

  @Test
  void file_names_are_no_evidence_while_the_file_can_be_read() throws IOException {
    write("TEST-other.Name.xml", "a.T");
    var replay = Reports.read(directory);
    assertThat(replay.classes()).containsExactly("a.T");
    assertThat(replay.voidedClasses()).isEmpty();
  }

  @Test
  void an_unreadable_report_voids_what_it_mentions_and_what_it_is_called() throws IOException {
    write("TEST-a.T.xml", "a.T");
    write("TEST-c.T.xml", "c.T");
    Files.writeString(
        directory.resolve("TEST-b.T.xml"),
        "<testsuite><testcase name='u' classname='a.T'/><testcase name='t' classname='d.T'>");
    var replay = Reports.read(directory);
    assertThat(replay.voidedClasses()).containsExactlyInAnyOrder("a.T", "b.T", "d.T");
    assertThat(replay.observations().keySet()).containsExactly(TestId.of("c.T", "t"));
  }

  @Test
  void a_failure_of_a_voided_class_is_still_told() throws IOException {
    Files.writeString(
        directory.resolve("TEST-a.T.xml"),
        "<testsuite><testcase name='t' classname='b.T'><failure/></testcase></testsuite>");
    Files.writeString(directory.resolve("TEST-b.T.xml"), "");
    assertThat(seen(Reports.read(directory))).isEqualTo(Map.of("b.T#t", Seen.FAILED));
  }

  @Test
  void the_same_id_from_two_files_folds_and_is_flagged() throws IOException {
    write("TEST-a.A.xml", "x.Base$Inner");
    Files.writeString(
        directory.resolve("TEST-a.B.xml"),
        "<testsuite><testcase name='t' classname='x.Base$Inner'><failure/></testcase></testsuite>");
    var replay = Reports.read(directory);
    assertThat(replay.observations().values())
        .containsExactly(
            new Observation(
                TestId.of("x.Base$Inner", "t"), Seen.FAILED, 2, List.of("t"), true, ""));
    assertThat(replay.findings())
        .containsExactly(
            Finding.note(
                "duplicate_id",
                "replays/1",
                "1 test is reported from two places and cannot be frozen: x.Base$Inner#t",
                "give each invocation a name of its own: use Surefire 3.6.0 or newer, and no nested"
                    + " class that two test classes inherit"));
  }

  @Test
  void the_gravest_invocation_speaks_for_the_id() throws IOException {
    var replay =
        Reports.read(
            directory,
            Reports.suite(
                Reports.named("a()[1]"),
                Reports.named("a()[2]", "<skipped/>"),
                Reports.named("b()[1]", "<skipped/>"),
                Reports.named("b()[2]", "<error message='first'/>"),
                Reports.named("b()[3]", "<failure message='second'/>"),
                Reports.named("c()[1]", "<failure/>"),
                Reports.named("c()[2]", "<flakyError/>"),
                Reports.named("d()[1]"),
                Reports.named("d()[2]")));
    var id = "com.acme.ParseTest#";
    assertThat(seen(replay))
        .isEqualTo(
            Map.of(
                id + "a",
                Seen.SKIPPED,
                id + "b",
                Seen.FAILED,
                id + "c",
                Seen.RERUN,
                id + "d",
                Seen.PASSED));
    assertThat(replay.observations().get(new TestId(id + "b")))
        .isEqualTo(
            new Observation(
                new TestId(id + "b"), Seen.FAILED, 3, List.of("b()[2]", "b()[3]"), false, "first"));
  }

  @Test
  void a_nameless_failure_beside_tests_that_ran_is_a_teardown() throws IOException {
    var failure = Reports.named("", "<error message='late'/>");
    var after = Reports.read(directory, Reports.suite(Reports.named("t"), failure));
    assertThat(after.failedSetups()).isEmpty();
    assertThat(after.failedTeardowns()).isEqualTo(Map.of("com.acme.ParseTest", "late"));
    var before = Reports.read(directory, Reports.suite(Reports.named("t", "<skipped/>"), failure));
    assertThat(before.failedSetups()).containsExactly("com.acme.ParseTest");
    assertThat(before.failedTeardowns()).isEmpty();
  }

  @Test
  void a_class_failure_that_a_rerun_repaired_is_a_failure_of_this_replay() throws IOException {
    var replay =
        Reports.read(
            directory, Reports.suite(Reports.named("initializationError", "<flakyError/>")));
    assertThat(replay.failedSetups()).containsExactly("com.acme.ParseTest");
    assertThat(replay.findings())
        .containsExactly(
            Finding.blocking(
                "class_setup_failed",
                "com.acme.ParseTest",
                "replays/1: failed without a message",
                "fix what runs before the tests of the class; until then none of them has an"
                    + " outcome"));
  }

  @Test
  void a_test_may_be_called_like_a_class_failure_and_pass() throws IOException {
    var replay =
        Reports.read(
            directory,
            Reports.suite(Reports.named("initializationError"), Reports.named("executionError")));
    assertThat(seen(replay))
        .isEqualTo(
            Map.of(
                "com.acme.ParseTest#initializationError",
                Seen.PASSED,
                "com.acme.ParseTest#executionError",
                Seen.PASSED));
  }

  @Test
  void many_reports_come_out_in_the_order_of_their_names() throws IOException {
    var expected = new ArrayList<TestId>();
    var broken = new ArrayList<String>();
    for (int i = 1000; i < 1300; i++) {
      write("TEST-a.T" + i + ".xml", "a.T" + i);
      if (i % 50 == 7) {
        Files.writeString(directory.resolve("TEST-a.T" + i + ".xml"), "<testsuite>");
        broken.add("replays/1/TEST-a.T" + i + ".xml");
      } else {
        expected.add(TestId.of("a.T" + i, "t"));
      }
    }
    var replay = Reports.read(directory);
    assertThat(replay.observations().keySet()).containsExactlyElementsOf(expected);
    assertThat(replay.findings()).extracting(Finding::place).containsExactlyElementsOf(broken);
    assertThat(Reports.read(directory)).isEqualTo(replay);
  }

  @Test
  void the_library_disagreeing_is_no_evidence() {
    var pass = new ReportedCase("a.T", "t", Set.of(), "");
    assertThat(LibraryParser.confirms(List.of(pass, pass))).isTrue();
    assertThat(LibraryParser.confirms(List.of(new ReportedCase("a.T", "\u0001", Set.of(), ""))))
        .isFalse();
  }

  private static Map<String, Seen> seen(Replay replay) {
    var seen = new TreeMap<String, Seen>();
    replay.observations().forEach((id, observation) -> seen.put(id.value(), observation.seen()));
    return seen;
  }

  private Path write(String name, String className) throws IOException {
    return Files.writeString(
        directory.resolve(name),
        "<testsuite><testcase name='t' classname='" + className + "'/></testsuite>");
  }

  private static void age(Path file, Instant modified) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(modified));
  }
}
