package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitHeadTest {
  private final Path directory;

  GitHeadTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void the_checked_out_commit_has_its_full_name() throws Exception {
    git("init", "-q");
    git("commit", "-q", "--allow-empty", "-m", "lock the invoices");
    var module = Files.createDirectories(directory.resolve("billing/tax"));

    assertThat(GitHead.of(directory))
        .hasValueSatisfying(commit -> assertThat(commit).matches("[0-9a-f]{40}"));
    assertThat(GitHead.of(module)).isEqualTo(GitHead.of(directory));
  }

  @Test
  void a_replaced_commit_keeps_its_own_name() throws Exception {
    git("init", "-q");
    git("commit", "-q", "--allow-empty", "-m", "first");
    var first = GitHead.of(directory);
    git("commit", "-q", "--allow-empty", "-m", "second");
    var second = GitHead.of(directory);
    git("replace", second.orElseThrow(), first.orElseThrow());

    assertThat(GitHead.of(directory)).isEqualTo(second).isNotEqualTo(first);
  }

  @Test
  void a_repository_without_a_commit_has_no_answer() throws Exception {
    git("init", "-q");

    assertThat(GitHead.of(directory)).isEmpty();
  }

  @Test
  void outside_of_git_there_is_no_answer() {
    assertThat(GitHead.of(directory)).isEmpty();
  }

  @Test
  void a_directory_that_is_not_there_has_no_answer() {
    assertThat(GitHead.of(directory.resolve("gone"))).isEmpty();
  }

  @Test
  void an_interrupted_build_has_no_answer_and_stays_interrupted() throws Exception {
    git("init", "-q");
    git("commit", "-q", "--allow-empty", "-m", "first");

    Thread.currentThread().interrupt();
    var answer = GitHead.of(directory);

    assertThat(Thread.interrupted()).isTrue();
    assertThat(answer).isEmpty();
  }

  private void git(String... arguments) throws Exception {
    var command =
        new ArrayList<>(List.of("git", "-c", "user.name=Ada", "-c", "user.email=ada@acme.example"));
    command.addAll(List.of(arguments));
    var process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).as("git %s", command).isZero();
  }
}
