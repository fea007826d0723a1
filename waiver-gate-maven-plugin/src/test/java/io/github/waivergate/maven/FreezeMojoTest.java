package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreezeMojoTest {
  private static final String LEDGER = "qa/freeze_ledger.json";
  private static final String NO_FIXTURES =
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

  private final Path root;
  private final Repository repository;
  private final SmallProject small;
  private final RecordingLog log = new RecordingLog();

  FreezeMojoTest(@TempDir Path directory) throws Exception {
    repository = new Repository(directory.resolve("tax"));
    root = repository.root;
    repository
        .write(".gitignore", "target/\n")
        .write(
            "pom.xml",
            "<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId>"
                + "<artifactId>tax</artifactId><version>1.0</version></project>")
        .write("qa/fixture.lock", "# no fixtures\n")
        .write("qa/known-tests.lock", SmallProject.LOCKED_TEST)
        .commit();
    small = new SmallProject(root);
    try (var git = repository.open()) {
      report(git.head(), git.headTree());
    }
  }

  @Test
  void a_proposal_is_moved_and_can_be_dropped_again() throws Exception {
    goal().execute();

    assertThat(log.entries())
        .containsExactly(
            "info qa/freeze_ledger.json: freezes: 1 of 3",
            "info added: fx-2026-10-09-01, com.acme.ParseTest#empty",
            "info check it in, in a commit of its own; a row counts once the target branch has it");
    assertThat(root.resolve(LEDGER)).content().contains("\"owner\": \"alice\"");

    var drop = goal();
    drop.testId = null;
    drop.drop = "fx-2026-10-09-01";
    drop.execute();
    assertThat(root.resolve(LEDGER)).content().contains("\"freezes\": []");
  }

  @Test
  void an_ignored_file_that_the_build_reads_makes_the_tree_unclean() throws Exception {
    repository
        .write(".gitignore", "target/\njunit-platform.properties\n")
        .write("src/test/resources/junit-platform.properties", "a = b\n");

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(goal()::execute)
        .withMessage("nothing was written: 1 reason, listed above");
    assertThat(log.entries())
        .containsExactly(
            """
            error freeze_unclean_tree: qa/freeze_ledger.json
              found: not committed: .gitignore, src/test/resources/junit-platform.properties
              mend:  commit it or put it away; the ledger changes in a commit of its own, and what \
            the build writes belongs into .gitignore\
            """);
    assertThat(root.resolve(LEDGER)).doesNotExist();
  }

  @Test
  void a_report_of_another_commit_is_refused() throws Exception {
    report("c".repeat(40), "d".repeat(40));

    assertThatExceptionOfType(MojoFailureException.class).isThrownBy(goal()::execute);
    assertThat(log.lines.get(0))
        .isEqualTo("error freeze_without_report: target/waiver-gate/waiver.json");
    assertThat(log.lines.get(1))
        .startsWith("error   found: it is of commit cccccccccccc, HEAD is ");
  }

  @Test
  void who_says_nothing_is_told_what_can_be_said() throws Exception {
    var nothing = goal();
    nothing.testId = null;
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(nothing::execute)
        .withMessage(
            """
            could not judge: waiver-gate:freeze
              found: nothing says what to do
              mend:  give one of -Dwaiver-gate.testId=<id> with owner and issue, \
            -Dwaiver-gate.drop=<id>, -Dwaiver-gate.dropVoid""");

    var both = goal();
    both.dropVoid = true;
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(both::execute)
        .withMessageContaining("it is told to do two things at once");

    var nobody = goal();
    nobody.owner = " ";
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(nobody::execute)
        .withMessage(
            """
            could not judge: <owner>
              found: it is not given
              mend:  give it: -Dwaiver-gate.owner=…""");

    var elsewhere = goal();
    elsewhere.module = "core";
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(elsewhere::execute)
        .withMessage(
            """
            could not judge: <module>
              found: core is no module of this build
              mend:  name it by its path from the root, "." for the root""");
  }

  @Test
  void outside_of_git_there_is_no_freeze(@TempDir Path directory) throws Exception {
    var goal = new SmallProject(directory).configured(new FreezeMojo(), log);
    goal.dropVoid = true;

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessageContaining("no git work tree holds it, and a freeze is reviewed as a commit");
  }

  private FreezeMojo goal() {
    var goal = small.configured(new FreezeMojo(), log);
    goal.minReplays = 5;
    goal.freezeHours = 24;
    goal.unstable = "propose";
    goal.propertyTests = List.of("**/*Properties");
    goal.testId = "com.acme.ParseTest#empty";
    goal.owner = "alice";
    goal.issue = "ACME-17";
    goal.module = ".";
    goal.now = Instant.parse("2026-10-09T00:10:00Z");
    return goal;
  }

  private void report(String commit, String tree) throws Exception {
    var file = root.resolve("target/waiver-gate/waiver.json");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        { "judged": true, "commit": "%s", "tree": "%s", "rows": [
          { "test_id": "com.acme.ParseTest#empty", "class": "unstable_assertion", "reasons": [],
            "freeze": { "test_id": "com.acme.ParseTest#empty", "class": "unstable_assertion",
              "fixture_hash": "%s", "replay_pass": 4, "replay_total": 5,
              "counts_as_pass": false, "issued_at": "2026-10-09T00:00:00+00:00",
              "expires_at": "2026-10-10T00:00:00+00:00", "scope": "single_test_id",
              "module": ".", "invocations": ["empty"] } } ] }
        """
            .formatted(commit, tree, NO_FIXTURES));
  }
}
