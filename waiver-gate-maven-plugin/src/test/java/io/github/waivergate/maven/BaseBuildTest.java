package io.github.waivergate.maven;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.contract.Approval;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaseBuildTest {
  private final Path log;

  BaseBuildTest(@TempDir Path directory) {
    log = directory.resolve("build.log");
  }

  @Test
  void the_compilers_words_are_told_once_each_before_any_other() throws Exception {
    assertThat(
            complaint(
                "[INFO] building",
                "[ERROR] COMPILATION ERROR : ",
                "[ERROR] /b/TaxTest.java:[3,9] cannot find symbol",
                "[ERROR] Failed to execute goal compile",
                "[ERROR] /b/TaxTest.java:[3,9] cannot find symbol",
                "[ERROR] /b/TaxTest.java:[4,1] ';' expected"))
        .containsExactly(
            "/b/TaxTest.java:[3,9] cannot find symbol", "/b/TaxTest.java:[4,1] ';' expected");
  }

  @Test
  void without_a_compilers_word_the_first_errors_are_told() throws Exception {
    assertThat(
            complaint(
                "[ERROR] a",
                "[ERROR] ",
                "[ERROR] b",
                "[ERROR] c",
                "[ERROR] d",
                "[ERROR] e",
                "[ERROR] f"))
        .containsExactly("a", "b", "c", "d", "e");
  }

  @Test
  void colours_are_left_out() throws Exception {
    assertThat(complaint("[\u001B[1;31mERROR\u001B[m] \u001B[1mboom\u001B[m"))
        .containsExactly("boom");
  }

  @Test
  void a_log_without_errors_says_nothing() throws Exception {
    assertThat(complaint("[INFO] [ERROR] said by a test")).isEmpty();
  }

  @Test
  void words_in_any_script_are_kept() throws Exception {
    assertThat(complaint("[ERROR] Prüfung größer")).containsExactly("Prüfung größer");
  }

  @Test
  void bytes_of_another_encoding_hide_no_other_line() throws Exception {
    Files.writeString(log, "[ERROR] größer\n[ERROR] plain\n", ISO_8859_1);

    assertThat(BaseBuild.complaint(log)).hasSize(2).contains("plain");
  }

  @Test
  void a_log_that_is_gone_is_told() {
    assertThatThrownBy(() -> BaseBuild.complaint(log))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: "
                + log
                + "\n  found: cannot be read: no such file\n  mend:  run the build again");
  }

  @Test
  void what_failed_once_is_not_tried_again_for_the_next_module(@TempDir Path directory)
      throws Exception {
    var home = System.getProperty("maven.home");
    System.setProperty("maven.home", directory.resolve("nowhere").toString());
    var repository = new Repository(directory.resolve("work")).write("pom.xml", "x").commit();
    var progress = new ArrayList<String>();
    try (var git = repository.open()) {
      var small = new SmallProject(directory.resolve("work"));
      small.request.setLocalRepositoryPath(directory.resolve("repository").toFile());
      var base = git.head();
      var build =
          new BaseBuild(small.session(), anchor(base), base, git, repository.root, progress::add);

      var first = catchThrowable(build::run);
      var second = catchThrowable(build::run);

      assertThat(first).isInstanceOf(EvidenceException.class).isSameAs(second);
      assertThat(progress).hasSize(1);
    } finally {
      if (home == null) {
        System.clearProperty("maven.home");
      } else {
        System.setProperty("maven.home", home);
      }
    }
  }

  @Test
  void the_clone_of_a_killed_build_is_removed_by_the_next(@TempDir Path directory)
      throws Exception {
    var root = new Repository(directory.resolve("work")).write("pom.xml", "x").commit().root;
    var temporary = Files.createDirectory(directory.resolve("tmp"));
    try (var killed = OtherBaseBuild.cloned(root, temporary)) {
      var left = clones(temporary);
      assertThat(left).hasSize(1);
      killed.kill();

      try (var next = OtherBaseBuild.cloned(root, temporary)) {
        assertThat(next.lives()).isTrue();
        assertThat(clones(temporary)).hasSize(1).doesNotContainAnyElementsOf(left);
      }
    }
  }

  @Test
  void the_clone_of_a_living_build_is_left_alone(@TempDir Path directory) throws Exception {
    var root = new Repository(directory.resolve("work")).write("pom.xml", "x").commit().root;
    var temporary = Files.createDirectory(directory.resolve("tmp"));
    try (var living = OtherBaseBuild.cloned(root, temporary)) {
      var held = clones(temporary);

      try (var next = OtherBaseBuild.cloned(root, temporary)) {
        assertThat(living.lives()).isTrue();
        assertThat(next.lives()).isTrue();
        assertThat(clones(temporary)).hasSize(2).containsAll(held);
      }
    }
  }

  /** The checked out file of each. */
  private static List<Path> clones(Path temporary) throws IOException {
    try (var files = Files.walk(temporary)) {
      return files.filter(file -> file.endsWith("base/pom.xml")).toList();
    }
  }

  static Anchor anchor(String base) {
    var none = Approval.of(Optional.empty(), Sha256.of(new byte[0]));
    return new Anchor(
        "refs/heads/main", base, base, Set.of(), List.of(), none, List.of(), List.of());
  }

  private List<String> complaint(String... lines) throws Exception {
    Files.writeString(log, String.join("\n", lines) + "\n", UTF_8);
    return BaseBuild.complaint(log);
  }
}
