package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitTest {
  private static final Duration LONG = Duration.ofMinutes(5);

  private final Path directory;

  GitTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void what_git_prints_and_reads_may_be_more_than_a_pipe_holds() throws Exception {
    var git = script("cat; seq 200000 >&2");
    var input = "x".repeat(1 << 20).getBytes(UTF_8);

    var answer = git.run(input, InputStream::readAllBytes, "anything");

    assertThat(answer.exit()).isZero();
    assertThat(answer.printed()).isEqualTo(input);
    assertThat(answer.complaint()).isEqualTo("1");
  }

  @Test
  void a_failure_carries_the_line_that_git_calls_an_error() throws Exception {
    var git = script("echo 'hint: look'; echo 'warning: odd' >&2; echo 'fatal: no' >&2; exit 3");

    assertThatThrownBy(() -> git.bytes("show-ref"))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: git show-ref
              found: ended with 3: fatal: no
              mend:  mend what git says, then run the build again""");
  }

  @Test
  void a_failure_without_a_word_has_its_code() throws Exception {
    var git = script("exit 3");

    assertThatThrownBy(() -> git.bytes("show-ref")).hasMessageContaining("found: ended with 3\n");
  }

  @Test
  void a_git_that_does_not_end_is_stopped_with_what_it_started() throws Exception {
    var git = script("tail -f /dev/null", Duration.ofMillis(300));

    assertThatThrownBy(() -> git.bytes("add"))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: git add
              found: had not ended after 0.3 s
              mend:  find what git waits for (a slow disk, a filter), then run the build again""");
  }

  @Test
  void an_interrupted_build_has_no_answer_and_stays_interrupted() throws Exception {
    var git = script("exit 0");

    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> git.bytes("add"))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: git add
                found: the build was interrupted
                mend:  run the build again, to its end""");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void a_git_that_cannot_be_started_is_told() {
    var git = new Git(directory.resolve("gone"), directory, Map.of(), LONG);

    assertThatThrownBy(() -> git.bytes("add"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageStartingWith(
            "could not judge: git add\n  found: cannot be started in " + directory + ": ");
  }

  @Test
  void what_could_redirect_git_is_taken_from_its_environment() {
    var environment = new TreeMap<String, String>();
    for (String name :
        new String[] {
          "GIT_DIR",
          "GIT_WORK_TREE",
          "GIT_INDEX_FILE",
          "GIT_OBJECT_DIRECTORY",
          "GIT_ALTERNATE_OBJECT_DIRECTORIES",
          "GIT_CEILING_DIRECTORIES",
          "GIT_EXTERNAL_DIFF",
          "GIT_CONFIG_PARAMETERS",
          "GIT_CONFIG",
          "GIT_SHALLOW_FILE",
          "GIT_REPLACE_REF_BASE",
          "GIT_NAMESPACE",
          "GIT_EXEC_PATH",
          "git_dir"
        }) {
      environment.put(name, "elsewhere");
    }
    var kept =
        Map.of("PATH", "/bin", "HOME", "/h", "GIT_CONFIG_GLOBAL", "g", "GIT_CONFIG_KEY_0", "k");
    environment.putAll(kept);

    GitEnvironment.apply(environment);

    assertThat(environment).containsAllEntriesOf(kept).doesNotContainValue("elsewhere");
    environment.keySet().removeAll(kept.keySet());
    assertThat(environment)
        .containsOnlyKeys(
            "GIT_OPTIONAL_LOCKS",
            "GIT_TERMINAL_PROMPT",
            "GIT_NO_REPLACE_OBJECTS",
            "GIT_NO_LAZY_FETCH",
            "GIT_LITERAL_PATHSPECS",
            "GIT_GRAFT_FILE",
            "GIT_ALLOW_PROTOCOL",
            "LC_ALL");
  }

  @Test
  void git_is_the_first_of_the_path_that_lies_in_an_absolute_directory() throws Exception {
    var first = executable(Files.createDirectories(directory.resolve("first")).resolve("git"), "");
    executable(Files.createDirectories(directory.resolve("second")).resolve("git"), "");
    Files.createDirectories(directory.resolve("third/git"));
    var path =
        String.join(
            ":", "", ".", "bin", "" + directory.resolve("third"), "" + first.getParent(), "/bin");

    assertThat(GitProgram.find(Map.of("PATH", path))).isEqualTo(first);
  }

  @Test
  void without_git_on_the_path_nothing_can_be_judged() {
    for (var environment :
        List.of(Map.<String, String>of(), Map.of("PATH", ".:bin:" + directory))) {
      assertThatThrownBy(() -> GitProgram.find(environment))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: git
                found: no absolute directory of the PATH holds it
                mend:  install git, then run the build""");
    }
  }

  private Git script(String lines) throws Exception {
    return script(lines, LONG);
  }

  private Git script(String lines, Duration limit) throws Exception {
    var program = executable(directory.resolve("git"), "#!/bin/sh\n" + lines + "\n");
    return new Git(program, directory, Map.of(), limit);
  }

  private static Path executable(Path file, String text) throws Exception {
    Files.writeString(file, text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
