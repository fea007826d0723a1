package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubmodulesTest {
  private final Path directory;
  private Checkout outer;
  private Checkout inner;

  SubmodulesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void commit_a_project_with_a_submodule() throws Exception {
    var rates = Checkout.init(directory.resolve("rates"));
    rates.write("rates.csv", "7\n").write(".gitignore", "*.log\n").commit("list rates");
    outer = Checkout.init(directory.resolve("acme"));
    outer.write("pom.xml", "<project/>\n");
    outer.git("submodule", "add", "-q", rates.root().toString(), "lib/rates");
    outer.commit("use the rates");
    inner = Checkout.at(outer.root().resolve("lib/rates"));
  }

  @Test
  void a_submodule_as_it_was_committed_is_no_change() throws Exception {
    inner.write("run.log", "");

    assertThat(outer.changed()).isEmpty();
  }

  @Test
  void another_commit_in_it_is_a_change_even_where_git_is_told_to_ignore_it() throws Exception {
    ignoreTheSubmodule();
    inner.write("rates.csv", "19\n");
    var commit = inner.commit("raise a rate");

    assertThat(outer.git("status", "--porcelain")).isEmpty();
    try (var repository = outer.open()) {
      var tree = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      assertThat(repository.changes(repository.head(), tree))
          .singleElement()
          .satisfies(change -> assertThat(change.path()).isEqualTo("lib/rates"))
          .satisfies(change -> assertThat(change.newBlob()).isEqualTo(commit))
          .satisfies(change -> assertThat(change.touchesSubmodule()).isTrue());
    }
  }

  @Test
  void what_is_uncommitted_in_it_is_refused_even_where_git_is_told_to_ignore_it() throws Exception {
    ignoreTheSubmodule();
    inner.write("rates.csv", "19\n");

    assertThat(outer.git("status", "--porcelain")).isEmpty();
    assertUncommitted("rates.csv");
  }

  @Test
  void what_its_own_ignore_files_hide_is_asked_about() throws Exception {
    inner.write("run.log", "");

    assertThatThrownBy(
            () -> outer.changed(Checkout.ignoredIn(path -> path.equals("lib/rates/run.log"))))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("such as run.log");
  }

  @Test
  void nothing_is_run_in_it_by_its_own_settings() throws Exception {
    var mark = directory.resolve("mark");
    var script = Files.writeString(directory.resolve("run"), "#!/bin/sh\ntouch " + mark + "\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    inner.git("config", "core.fsmonitor", script.toString());
    inner.git("config", "filter.calm.clean", script.toString());
    var attributes = inner.root().resolve(inner.git("rev-parse", "--git-path", "info/attributes"));
    Files.createDirectories(attributes.getParent());
    Files.writeString(attributes, "* filter=calm\n");
    inner.write("rates.csv", "7\n");

    assertThat(outer.changed()).isEmpty();
    assertThat(mark).doesNotExist();
    inner.git("status", "--porcelain");
    assertThat(mark).exists();
  }

  @Test
  void one_that_is_not_initialised_is_no_change() throws Exception {
    outer.git("submodule", "deinit", "-q", "-f", "--all");
    assertThat(inner.root()).isEmptyDirectory();

    assertThat(outer.changed()).isEmpty();
  }

  @Test
  void files_in_the_place_of_one_that_is_not_initialised_are_seen() throws Exception {
    outer.git("submodule", "deinit", "-q", "-f", "--all");
    inner.write("rates.csv", "19\n");

    assertThat(outer.changed()).containsExactly("D lib/rates", "A lib/rates/rates.csv");
  }

  @Test
  void one_that_is_gone_is_deleted() throws Exception {
    outer.git("rm", "-q", "-f", "lib/rates");

    assertThat(outer.changed()).containsExactly("M .gitmodules", "D lib/rates");
  }

  @Test
  void a_repository_that_nobody_declared_is_a_change() throws Exception {
    outer.write(".git/info/exclude", "/hidden/\n");
    for (String name : new String[] {"src/nested", "hidden/nested"}) {
      var nested = Checkout.init(outer.root().resolve(name));
      nested.write("Shadow.java", "class Shadow {}\n").commit("hide");
    }

    assertThat(outer.changed(Checkout.ignoredIn(path -> path.endsWith(".java"))))
        .containsExactly("A hidden/nested", "A src/nested");
  }

  @Test
  void the_files_of_a_repository_that_took_the_place_of_a_directory_are_still_seen()
      throws Exception {
    outer.write("src/Tax.java", "class Tax {}\n").commit("compute a tax");
    Checkout.init(outer.root().resolve("src")).write("Tax.java", "class Tax { }\n").commit("hide");

    assertThat(outer.changed()).contains("M src/Tax.java");
  }

  @Test
  void opened_in_itself_it_is_the_repository() throws Exception {
    inner.write("rates.csv", "19\n");

    try (var repository = GitRepository.containing(inner.root()).orElseThrow()) {
      assertThat(repository.root()).isEqualTo(inner.root());
    }
    assertThat(inner.changed()).containsExactly("M rates.csv");
  }

  @Test
  void a_clone_names_what_it_lacks() throws Exception {
    try (var repository = outer.open()) {
      var clone = repository.detachedClone(repository.head(), directory.resolve("clone"));

      assertThat(clone.missingSubmodules()).containsExactly("lib/rates");
      assertThat(clone.root().resolve("lib/rates")).isEmptyDirectory();
    }
  }

  private void assertUncommitted(String file) {
    assertThatThrownBy(() -> outer.changed())
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: lib/rates
              found: the repository in it has uncommitted changes, such as %s
              mend:  commit them there, or restore what is committed"""
                .formatted(file));
  }

  private void ignoreTheSubmodule() throws Exception {
    outer.git("config", "-f", ".gitmodules", "submodule.lib/rates.ignore", "all");
    outer.commit("ignore the rates");
    outer.git("config", "submodule.lib/rates.ignore", "all");
  }
}
