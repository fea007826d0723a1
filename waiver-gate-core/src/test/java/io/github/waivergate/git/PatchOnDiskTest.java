package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatchOnDiskTest {
  private static final String TAX = "src/main/java/com/acme/Tax.java";
  private static final String TEST = "src/test/java/com/acme/TaxTest.java";

  private final Path directory;
  private Checkout checkout;

  PatchOnDiskTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void commit_a_project() throws Exception {
    checkout = Checkout.init(directory.resolve("acme"));
    checkout.write(TAX, "class Tax {}\n").write(TEST, "class TaxTest {}\n");
    checkout.write("pom.xml", "<project/>\n").write(".gitignore", "target/\n*.log\n");
    checkout.commit("compute a tax");
  }

  @Test
  void a_clean_work_tree_changes_nothing() throws Exception {
    checkout.write("target/classes/com/acme/Tax.class", "");

    assertThat(checkout.changed()).isEmpty();
  }

  @Test
  void what_is_changed_deleted_staged_or_new_belongs_to_the_patch() throws Exception {
    checkout.write(TAX, "class Tax { int rate; }\n").write("a new file.txt", "");
    Files.delete(checkout.root().resolve(TEST));
    checkout.write("staged.txt", "");
    checkout.git("add", "staged.txt");

    assertThat(checkout.changed())
        .containsExactly("A a new file.txt", "M " + TAX, "D " + TEST, "A staged.txt");
  }

  @Test
  void a_file_that_is_assumed_to_be_unchanged_is_looked_at() throws Exception {
    checkout.git("update-index", "--assume-unchanged", TEST);
    assertThat(checkout.changed()).isEmpty();

    checkout.write(TEST, "class TaxTest { /* nothing is asserted */ }\n");

    assertThat(checkout.git("status", "--porcelain")).isEmpty();
    assertThat(checkout.changed()).containsExactly("M " + TEST);
  }

  @Test
  void a_file_that_git_skips_in_the_work_tree_is_looked_at() throws Exception {
    checkout.git("update-index", "--skip-worktree", TEST);
    assertThat(checkout.changed()).isEmpty();

    checkout.write(TEST, "class TaxTest { /* nothing is asserted */ }\n");

    assertThat(checkout.git("status", "--porcelain")).isEmpty();
    assertThat(checkout.changed()).containsExactly("M " + TEST);
  }

  @Test
  void a_skipped_file_that_is_gone_is_deleted_where_nothing_is_sparse() throws Exception {
    checkout.git("update-index", "--skip-worktree", TEST);
    Files.delete(checkout.root().resolve(TEST));

    assertThat(checkout.changed()).containsExactly("D " + TEST);
  }

  @Test
  void what_a_sparse_checkout_leaves_out_is_named_and_not_deleted() throws Exception {
    checkout.git("sparse-checkout", "set", "--no-cone", "/pom.xml", "/src/main/");
    assertThat(checkout.root().resolve(TEST)).doesNotExist();

    try (var repository = checkout.open()) {
      var snapshot = repository.snapshot(Checkout.ignoredIn(path -> false));
      assertThat(snapshot.notCheckedOut()).containsExactly(".gitignore", TEST);
      assertThat(repository.changes(repository.head(), snapshot.tree())).isEmpty();
    }
    checkout.write(TEST, "class TaxTest { /* nothing is asserted */ }\n");
    Files.delete(checkout.root().resolve(TAX));
    assertThat(checkout.changed()).containsExactly("D " + TAX, "M " + TEST);
  }

  @Test
  void a_change_of_same_size_and_time_is_seen() throws Exception {
    var file = checkout.root().resolve(TAX);
    var then = FileTime.from(Instant.parse("2026-10-09T00:00:00Z"));
    Files.setLastModifiedTime(file, then);
    checkout.git("config", "core.trustctime", "false");
    checkout.git("config", "core.checkStat", "minimal");
    checkout.git("update-index", "--refresh");

    Files.writeString(file, "class Sax {}\n");
    Files.setLastModifiedTime(file, then);

    assertThat(checkout.git("status", "--porcelain")).isEmpty();
    assertThat(checkout.changed()).containsExactly("M " + TAX);
  }

  @Test
  void ignored_files_are_asked_about_wherever_they_are_ignored() throws Exception {
    var shadow = "src/test/java/com/acme/Tax.java";
    var generated = "src/test/java/com/acme/more/deep/Rate.java";
    checkout.write(shadow, "class Tax {}\n").write(generated, "class Rate {}\n");
    checkout.write("src/test/java/com/acme/more/deep/Rate.txt", "");
    checkout.write("src/test/only/ignored.log", "").write("target/Tax.java", "class Tax {}\n");
    checkout.write(".git/info/exclude", "/" + shadow + "\nmore/\n");

    assertThat(checkout.git("status", "--porcelain")).isEmpty();
    assertThat(checkout.changed()).isEmpty();
    assertThat(checkout.changed(Checkout.ignoredIn(path -> path.endsWith(".java"))))
        .containsExactly("A " + shadow, "A " + generated);
    assertThat(checkout.changed(Checkout.ignoredIn(path -> path.endsWith(".log"))))
        .containsExactly("A src/test/only/ignored.log");
  }

  @Test
  void an_ignored_directory_is_entered_only_where_something_may_lie_in_it() throws Exception {
    checkout.write("target/deep/Tax.java", "").write("src/main/x/a.log", "").write("b.log", "");
    var asked = new ArrayList<String>();
    checkout.changed(
        new IgnoredFiles() {
          @Override
          public boolean mayLieIn(String path) {
            asked.add(path + "/");
            return false;
          }

          @Override
          public boolean belongs(String path) {
            asked.add(path);
            return false;
          }
        });

    assertThat(asked).contains("target/", "src/main/x/a.log", "b.log");
    assertThat(asked).noneMatch(path -> path.startsWith("target/d"));
  }

  @Test
  void a_file_that_the_users_own_ignore_file_names_is_asked_about() throws Exception {
    var mine = Files.writeString(directory.resolve("my-ignores"), "*.java\n");
    checkout.git("config", "core.excludesFile", mine.toString());
    checkout.write("src/test/java/com/acme/Shadow.java", "class Shadow {}\n");

    assertThat(checkout.changed()).isEmpty();
    assertThat(checkout.changed(Checkout.ignoredIn(path -> path.endsWith(".java"))))
        .containsExactly("A src/test/java/com/acme/Shadow.java");
  }

  @Test
  void an_ignored_file_that_is_staged_belongs_to_the_patch() throws Exception {
    checkout.write("src/test/resources/run.log", "7\n").write("src/test/resources/new.log", "");
    checkout.git("add", "-f", "src/test/resources/run.log");

    assertThat(checkout.changed()).containsExactly("A src/test/resources/run.log");
  }

  @Test
  void names_of_any_kind_are_told_apart() throws Exception {
    var names =
        List.of(" lead", "-dash", ":(top)x", "*.log*", "a\tb", "a\nb", "a\"b", "é", "日本", "a\\b");
    for (String name : names) {
      checkout.write("odd/" + name, "").write("more/" + name, "");
    }
    checkout.write(".git/info/exclude", "/more/\n");

    assertThat(checkout.changed(Checkout.ignoredIn(path -> path.startsWith("more/"))))
        .hasSize(2 * names.size())
        .contains("A odd/a\tb", "A more/a\nb", "A odd/日本", "A more/:(top)x", "A more/*.log*");
  }

  @Test
  void a_name_that_is_not_utf_8_is_refused_by_name() throws Exception {
    var script = "printf 'class Caf {}' > \"src/caf$(printf '\\351').txt\"";
    assertThat(
            new ProcessBuilder("sh", "-c", script)
                .directory(checkout.root().toFile())
                .start()
                .waitFor())
        .isZero();

    assertThatThrownBy(() -> checkout.changed())
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: src/caf\\351.txt
              found: the file's name is not UTF-8
              mend:  give the file a name in UTF-8; the bytes above are octal, as git shows them""");
  }

  @Test
  void a_mode_and_a_link_are_changes() throws Exception {
    Files.setPosixFilePermissions(
        checkout.root().resolve(TAX), PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.delete(checkout.root().resolve(TEST));
    Files.createSymbolicLink(checkout.root().resolve(TEST), Path.of("Other.java"));
    checkout.git("config", "core.fileMode", "false");
    checkout.git("config", "core.symlinks", "false");

    try (var repository = checkout.open()) {
      var tree = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      assertThat(repository.changes(repository.head(), tree))
          .extracting(TreeChange::path, TreeChange::oldMode, TreeChange::newMode)
          .containsExactly(tuple(TAX, "100644", "100755"), tuple(TEST, "100644", "120000"));
    }
  }

  @Test
  void a_directory_that_became_a_link_takes_its_files_away() throws Exception {
    var other = Files.createDirectories(directory.resolve("other/acme"));
    Files.move(checkout.root().resolve(TEST), other.resolve("TaxTest.java"));
    Files.delete(checkout.root().resolve("src/test/java/com/acme"));
    Files.createSymbolicLink(checkout.root().resolve("src/test/java/com/acme"), other);

    assertThat(checkout.changed()).containsExactly("A src/test/java/com/acme", "D " + TEST);
  }

  @Test
  void line_endings_that_attributes_ask_for_are_no_change() throws Exception {
    checkout.write(".gitattributes", "*.bat text eol=crlf\n*.txt text\n");
    checkout.write("run.bat", "call mvn\r\n").write("note.txt", "a\n");
    checkout.commit("add a script");
    checkout.write("note.txt", "a\r\n");
    assertThat(checkout.changed()).isEmpty();

    checkout.write(TAX, "class Tax {}\r\n");
    assertThat(checkout.changed()).containsExactly("M " + TAX);

    checkout.git("config", "core.autocrlf", "true");
    assertThat(checkout.changed()).isEmpty();
  }

  @Test
  void a_filter_of_the_repository_is_not_run_and_hides_nothing() throws Exception {
    var mark = directory.resolve("mark");
    checkout.git("config", "filter.calm.clean", "touch " + mark + "; echo 'class Tax {}'");
    checkout.write(".git/info/attributes", "Tax.java filter=calm\n");
    checkout.write(TAX, "class Sax {}\n");

    assertThat(checkout.changed()).containsExactly("M " + TAX);
    assertThat(mark).doesNotExist();
    assertThat(checkout.git("status", "--porcelain")).isEmpty();
    assertThat(mark).exists();
  }

  @Test
  void a_filter_of_the_users_own_is_run() throws Exception {
    var global =
        Files.writeString(directory.resolve("global"), "[filter \"calm\"]\nclean = tr A-Z a-z\n");
    checkout.write(".gitattributes", "*.data filter=calm\n").write("x.data", "abc\n");
    checkout.commit("add data");
    checkout.write("x.data", "ABC\n");

    try (var repository =
        new GitRepository(
            checkout.root(), checkout.git().with("GIT_CONFIG_GLOBAL", global.toString()))) {
      var tree = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      assertThat(repository.changes(repository.head(), tree)).isEmpty();
    }
    assertThat(checkout.changed()).containsExactly("M x.data");
  }

  @Test
  void neither_monitor_nor_hook_nor_external_diff_is_run() throws Exception {
    var mark = directory.resolve("mark");
    var script = checkout.root().resolve(".git/hooks/run");
    Files.createDirectories(script.getParent());
    Files.writeString(script, "#!/bin/sh\ntouch " + mark + "\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    for (String hook : List.of("post-checkout", "post-index-change", "pre-commit")) {
      Files.copy(script, script.resolveSibling(hook), StandardCopyOption.COPY_ATTRIBUTES);
    }
    checkout.git("config", "core.fsmonitor", script.toString());
    checkout.git("config", "diff.external", script.toString());
    checkout.git("config", "diff.all.command", script.toString());
    checkout.git("config", "diff.all.textconv", script.toString());
    checkout.write(".git/info/attributes", "* diff=all\n");
    checkout.write(TAX, "class Tax { int rate; }\n");

    assertThat(checkout.changed()).containsExactly("M " + TAX);
    try (var repository = checkout.open()) {
      repository.detachedClone(repository.head(), directory.resolve("clone"));
    }
    assertThat(mark).doesNotExist();
    checkout.git("status", "--porcelain");
    assertThat(mark).exists();
  }

  @Test
  void the_users_repository_stays_as_it_is_to_the_byte() throws Exception {
    checkout.write(TAX, "class Tax { int rate; }\n").write("new.txt", "").write("x.log", "");
    checkout.git("add", "-N", "new.txt");
    var before = bytes(checkout.root());

    try (var repository = checkout.open()) {
      var tree = repository.snapshot(Checkout.ignoredIn(path -> true)).tree();
      repository.changes(repository.head(), tree);
      repository.detachedClone(repository.head(), directory.resolve("clone")).checkOut(tree);
    }

    assertThat(bytes(checkout.root())).isEqualTo(before);
  }

  @Test
  void a_snapshot_stays_readable_as_long_as_the_repository_is_open() throws Exception {
    checkout.write(TAX, "class Tax { int rate; }\n");

    try (var repository = checkout.open()) {
      var tree = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      checkout.write(TAX, "class Tax { int later; }\n");
      var again = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();

      assertThat(repository.blob(tree, TAX).orElseThrow())
          .asString()
          .isEqualTo("class Tax { int rate; }\n");
      assertThat(repository.blob(again, TAX).orElseThrow())
          .asString()
          .isEqualTo("class Tax { int later; }\n");
    }
  }

  @Test
  void a_repository_without_a_commit_inside_the_work_tree_is_told_in_gits_words() throws Exception {
    checkout.write("locked/x", "");
    Checkout.init(checkout.root().resolve("locked"));

    assertThatThrownBy(() -> checkout.changed())
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: git add
              found: ended with 128: error: 'locked/' does not have a commit checked out
              mend:  mend what git says, then run the build again""");
  }

  private static Map<String, String> bytes(Path root) throws Exception {
    var bytes = new TreeMap<String, String>();
    try (var files = Files.walk(root)) {
      for (Path file : files.toList()) {
        var name = root.relativize(file).toString();
        bytes.put(
            name,
            Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                ? new String(Files.readAllBytes(file), ISO_8859_1)
                : "");
      }
    }
    return bytes;
  }
}
