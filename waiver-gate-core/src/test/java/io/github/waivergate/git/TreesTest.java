package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreesTest {
  private static final String NONE = "0".repeat(40);
  private static final String EMPTY = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";

  private final Path directory;
  private Checkout checkout;

  TreesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void start() throws Exception {
    checkout = Checkout.init(directory.resolve("acme"));
  }

  @Test
  void a_rename_is_its_old_and_its_new_path() throws Exception {
    var base = checkout.write("src/Tax.java", "").write("zz", "z\n").commit("compute a tax");
    checkout.git("config", "diff.renames", "copies");
    checkout.git("mv", "src/Tax.java", "src/Rate.java");
    var patch = checkout.commit("rename it");

    try (var repository = checkout.open()) {
      assertThat(repository.changes(base, patch))
          .containsExactly(
              new TreeChange("src/Rate.java", "000000", "100644", NONE, EMPTY),
              new TreeChange("src/Tax.java", "100644", "000000", EMPTY, NONE));
    }
  }

  @Test
  void changes_are_sorted_by_bytes_and_keep_odd_names() throws Exception {
    var base = checkout.commit("first");
    var names = new String[] {"\uD83D\uDE00", "\uFF5E", "é", "a/b", "a.b", "a\tb", "a\nb", "\"q\""};
    for (String name : names) {
      checkout.write(name, "");
    }
    var order = Files.writeString(directory.resolve("order"), "é\n");
    checkout.git("config", "diff.orderFile", order.toString());
    var patch = checkout.commit("add files");

    try (var repository = checkout.open()) {
      assertThat(repository.changes(base, patch))
          .extracting(TreeChange::path)
          .containsExactly("\"q\"", "a\tb", "a\nb", "a.b", "a/b", "é", "\uFF5E", "\uD83D\uDE00");
    }
  }

  @Test
  void a_replaced_commit_or_tree_hides_nothing() throws Exception {
    var base = checkout.write("TaxTest.java", "class TaxTest {}\n").commit("test a tax");
    var patch = checkout.write("TaxTest.java", "class TaxTest { }\n").commit("weaken it");
    checkout.git("replace", patch + "^{tree}", base + "^{tree}");
    checkout.git("replace", patch, base);

    assertThat(checkout.git("diff", "--name-only", base, patch)).isEmpty();
    try (var repository = checkout.open()) {
      assertThat(repository.head()).isEqualTo(patch);
      assertThat(repository.changes(base, repository.head()))
          .extracting(TreeChange::path)
          .containsExactly("TaxTest.java");
      assertThat(repository.blob(patch, "TaxTest.java").orElseThrow())
          .asString()
          .isEqualTo("class TaxTest { }\n");
    }
  }

  @Test
  void a_mode_and_a_type_are_changes() throws Exception {
    var base = checkout.write("run.sh", "").write("data", "run.sh").commit("add a script");
    checkout.git("update-index", "--chmod=+x", "run.sh");
    Files.delete(checkout.root().resolve("data"));
    Files.createSymbolicLink(checkout.root().resolve("data"), Path.of("run.sh"));
    checkout.git("add", "data");
    checkout.git("commit", "-q", "-m", "change both");

    try (var repository = checkout.open()) {
      assertThat(repository.changes(base, repository.head()))
          .extracting(change -> change.path() + " " + change.oldMode() + " " + change.newMode())
          .containsExactly("data 100644 120000", "run.sh 100644 100755");
    }
  }

  @Test
  void equal_trees_have_no_changes() throws Exception {
    var base = checkout.write("a", "").commit("add a file");
    var again = checkout.commit("change nothing");

    try (var repository = checkout.open()) {
      assertThat(repository.changes(base, again)).isEmpty();
    }
  }
}
