package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetachedCloneTest {
  private static final String TAX = "src/main/java/Tax.java";
  private static final String TEST = "src/test/java/TaxTest.java";

  private final Path directory;
  private final Path where;
  private Checkout checkout;
  private String base;

  DetachedCloneTest(@TempDir Path directory) {
    this.directory = directory;
    this.where = directory.resolve("clone");
  }

  @BeforeEach
  void commit_a_project() throws Exception {
    checkout = Checkout.init(directory.resolve("acme"));
    checkout.write(TAX, "class Tax {}\n").write(TEST, "class TaxTest {}\n");
    checkout.write("mvnw", "#!/bin/sh\n").write("src/main/java/Old.java", "class Old {}\n");
    checkout.write(".gitignore", "target/\n").write(".gitattributes", "*.bat eol=crlf\n");
    checkout.write("run.bat", "mvn\r\n");
    checkout.git("add", "-A");
    checkout.git("update-index", "--chmod=+x", "mvnw");
    checkout.git("commit", "-q", "-m", "compute a tax");
    base = checkout.git("rev-parse", "HEAD");
    checkout.git("checkout", "-q", "--", ".");
  }

  @Test
  void it_holds_the_commit_and_nothing_else() throws Exception {
    checkout.git("config", "user.nickname", "Ada");
    checkout.git("tag", "v1");
    checkout.write("untracked", "").write("target/x", "").write(TAX, "class Tax { int x; }\n");

    try (var repository = checkout.open()) {
      var clone = Checkout.at(repository.detachedClone(base, where).root());

      assertThat(clone.git("rev-parse", "HEAD")).isEqualTo(base);
      assertThat(clone.git("status", "--porcelain", "--ignored")).isEmpty();
      assertThat(clone.git("for-each-ref")).isEmpty();
      assertThat(clone.git("config", "--local", "--list")).doesNotContain("nickname");
      assertThat(clone.root().resolve(".git/hooks")).doesNotExist();
      assertThat(clone.root().resolve(TAX)).hasContent("class Tax {}\n");
      assertThat(clone.root().resolve("run.bat")).hasBinaryContent("mvn\r\n".getBytes(UTF_8));
      assertThat(clone.root().resolve("mvnw")).isExecutable();
    }
  }

  @Test
  void the_patchs_paths_are_laid_over_the_base() throws Exception {
    checkout.write(TAX, "class Tax { int rate; }\n").write(TEST, "class TaxTest { }\n");
    checkout.write("src/main/java/a/New.java", "class New {}\n");
    Files.delete(checkout.root().resolve("src/main/java/Old.java"));
    Files.delete(checkout.root().resolve("mvnw"));

    try (var repository = checkout.open()) {
      var patch = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      var production =
          repository.changes(base, patch).stream()
              .map(TreeChange::path)
              .filter(path -> path.startsWith("src/main/"))
              .toList();
      var tree = repository.overlaid(base, patch, production);
      var clone = repository.detachedClone(base, where);
      Files.createDirectories(clone.root().resolve("target"));
      clone.checkOut(tree);

      assertThat(repository.changes(base, tree))
          .extracting(change -> Checkout.letter(change) + " " + change.path())
          .containsExactly("D src/main/java/Old.java", "M " + TAX, "A src/main/java/a/New.java");
      assertThat(where.resolve(TAX)).hasContent("class Tax { int rate; }\n");
      assertThat(where.resolve("src/main/java/a/New.java")).exists();
      assertThat(where.resolve("src/main/java/Old.java")).doesNotExist();
      assertThat(where.resolve(TEST)).hasContent("class TaxTest {}\n");
      assertThat(where.resolve("mvnw")).isExecutable();
      assertThat(where.resolve("target")).isDirectory();
    }
  }

  @Test
  void a_file_may_take_the_place_of_a_directory() throws Exception {
    base = checkout.write("src/main/data/a", "1\n").commit("add data");
    Files.delete(checkout.root().resolve("src/main/data/a"));
    Files.delete(checkout.root().resolve("src/main/data"));
    checkout.write("src/main/data", "1\n");

    try (var repository = checkout.open()) {
      var patch = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      var paths = List.of("src/main/data", "src/main/data/a");

      assertThat(repository.overlaid(base, patch, paths)).isEqualTo(patch);
      assertThatThrownBy(() -> repository.overlaid(base, patch, List.of("src/main/data")))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: src/main/data/a
                found: the patch has something else in the place of a directory that holds it, \
              or of a file above it
                mend:  let the patch keep the path, or have the change approved""");
    }
  }

  @Test
  void a_directory_that_holds_something_is_not_used() throws Exception {
    Files.createDirectories(where.resolve("target"));

    try (var repository = checkout.open()) {
      assertThatThrownBy(() -> repository.detachedClone(base, where))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: %s
                found: is not empty
                mend:  name a directory that is not there yet"""
                  .formatted(where));
      Files.delete(where.resolve("target"));
      assertThat(repository.detachedClone(base, where).missingSubmodules()).isEmpty();
    }
  }
}
