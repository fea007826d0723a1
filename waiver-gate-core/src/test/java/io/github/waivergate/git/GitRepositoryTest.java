package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GitRepositoryTest {
  private final Path directory;

  GitRepositoryTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void outside_of_a_work_tree_there_is_no_repository() throws Exception {
    assertThat(GitRepository.containing(directory)).isEmpty();
  }

  @Test
  void a_directory_that_is_not_there_cannot_be_judged() {
    var gone = directory.resolve("gone");

    assertThatThrownBy(() -> GitRepository.containing(gone))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: %s
              found: cannot be read: no such file
              mend:  make it readable for the user who runs Maven"""
                .formatted(gone));
  }

  @Test
  void a_module_belongs_to_the_repository_around_it() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var head = checkout.write("billing/tax/pom.xml", "<project/>\n").commit("add a module");

    try (var repository =
        GitRepository.containing(checkout.root().resolve("billing/tax")).orElseThrow()) {
      assertThat(repository.root()).isEqualTo(checkout.root());
      assertThat(repository.head()).isEqualTo(head);
    }
  }

  @Test
  void a_linked_work_tree_is_judged_as_any_other() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.write("pom.xml", "<project/>\n").commit("add a pom");
    var linked = directory.resolve("linked");
    checkout.git("worktree", "add", "-q", "--detach", linked.toString());
    var head = Checkout.at(linked).write("Tax.java", "class Tax {}\n").commit("compute a tax");
    Checkout.at(linked).write("Tax.java", "class Tax { }\n");

    try (var repository = GitRepository.containing(linked).orElseThrow()) {
      assertThat(repository.root()).isEqualTo(linked.toRealPath());
      assertThat(repository.head()).isEqualTo(head);
    }
    assertThat(Checkout.at(linked).changed()).containsExactly("M Tax.java");
    assertThat(checkout.changed()).isEmpty();
  }

  @Test
  void a_repository_with_the_longer_names_is_judged_as_any_other() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"), "--object-format=sha256");
    var head = checkout.write("pom.xml", "<project/>\n").commit("add a pom");
    checkout.write("pom.xml", "<project></project>\n").write("src/Tax.java", "class Tax {}\n");

    assertThat(head).hasSize(64);
    assertThat(checkout.changed()).containsExactly("M pom.xml", "A src/Tax.java");
    try (var repository = checkout.open()) {
      assertThat(repository.blob(head, "pom.xml").orElseThrow())
          .asString()
          .isEqualTo("<project/>\n");
      var tree = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
      var back = repository.overlaid(tree, head, List.of("pom.xml", "src/Tax.java"));
      assertThat(repository.changes(head, back)).isEmpty();
    }
  }

  @Test
  void a_repository_without_a_commit_has_no_head() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));

    try (var repository = checkout.open()) {
      assertThatThrownBy(repository::head)
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: HEAD
                found: it stands for no commit: nothing is committed yet, or the commit is missing
                mend:  commit the project once, then run the build again""");
    }
  }

  @Test
  void a_repository_of_another_owner_is_told_in_gits_words() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var git = checkout.git().with("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");

    assertThatThrownBy(() -> new GitRepository(checkout.root(), git))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: git rev-parse
              found: ended with 128: fatal: detected dubious ownership in repository at '%1$s'
              mend:  git config --global --add safe.directory %1$s"""
                .formatted(checkout.root()));
  }

  @Test
  void a_broken_repository_is_told_in_gits_words() throws Exception {
    Files.writeString(directory.resolve(".git"), "gitdir: gone\n");

    assertThatThrownBy(() -> GitRepository.containing(directory))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: git rev-parse
              found: ended with 128: fatal: not a git repository: %s/gone
              mend:  mend what git says, then run the build again"""
                .formatted(directory.toRealPath()));
  }

  @Test
  void a_work_tree_that_the_configuration_moves_elsewhere_is_refused() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var calm = Checkout.init(directory.resolve("calm"));
    checkout.git("config", "core.worktree", calm.root().toString());

    assertThatThrownBy(checkout::open)
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: %s
              found: it holds .git, and git takes %s for the work tree
              mend:  remove a .git that is no repository, unset core.worktree, or clone anew by a \
            plain name"""
                .formatted(checkout.root(), calm.root()));
  }

  @Test
  void a_directory_that_only_looks_like_a_repository_does_not_give_way_to_the_one_around_it()
      throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.commit("first");
    var module = checkout.root().resolve("billing");
    Files.createDirectories(module.resolve(".git"));

    assertThatThrownBy(() -> GitRepository.containing(module))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("it holds .git, and git takes " + checkout.root());
  }

  @Test
  void what_a_partial_clone_lacks_is_not_fetched() throws Exception {
    var source = Checkout.init(directory.resolve("acme"));
    source.git("config", "uploadpack.allowFilter", "true");
    var first = source.write("cap.txt", "3\n").commit("set a cap");
    source.write("cap.txt", "9\n").commit("raise it");
    source.git("clone", "-q", "--filter=blob:none", "file://" + source.root(), "../partial");
    var partial = Checkout.at(directory.resolve("partial"));
    partial.write("new.txt", "");

    assertThat(partial.changed()).containsExactly("A new.txt");
    try (var repository = partial.open()) {
      assertThat(repository.blob(repository.head(), "cap.txt").orElseThrow())
          .asString()
          .isEqualTo("9\n");
      assertThatThrownBy(() -> repository.blob(first, "cap.txt"))
          .isInstanceOf(EvidenceException.class)
          .hasMessageContaining("git has no bytes of that name")
          .hasMessageContaining("without --filter");
    }
  }

  @Test
  void names_of_commits_are_resolved() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var first = checkout.commit("first");
    checkout.git("tag", "-a", "v1", "-m", "release");
    var second = checkout.commit("second");

    try (var repository = checkout.open()) {
      assertThat(repository.commit("refs/heads/main")).isEqualTo(second);
      assertThat(repository.commit("refs/tags/v1")).isEqualTo(first);
      assertThat(repository.commit("main~1")).isEqualTo(first);
      assertThat(repository.commit(first)).isEqualTo(first);
      checkout.git("update-ref", "refs/heads/main", first);
      assertThat(repository.refTip("refs/heads/main")).contains(first);
      assertThat(repository.head()).isEqualTo(second);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "refs/heads/gone",
        "--batch-all-objects",
        "-h",
        "--output=x",
        "main; touch x",
        "$(touch x)",
        "a\nb",
        "",
        " ",
        "ma\u0000in",
        "ext::sh -c true",
        "é"
      })
  void a_name_of_no_commit_is_refused_whatever_stands_in_it(String ref) throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.commit("first");

    try (var repository = checkout.open()) {
      assertThat(repository.refTip(ref)).isEmpty();
      assertThatThrownBy(() -> repository.commit(ref))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: %s
                found: it is no commit of this repository
                mend:  fetch it (git fetch origin), in CI check out with fetch-depth: 0; \
              then run the build again"""
                  .formatted(ref));
      assertThat(checkout.git("status", "--porcelain")).isEmpty();
    }
  }

  @Test
  void nothing_but_a_full_name_is_passed_on_as_a_tree() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var head = checkout.commit("first");

    try (var repository = checkout.open()) {
      assertThatThrownBy(() -> repository.entries("--help"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("not the full name of a git object: --help");
      assertThat(repository.entries(head)).isEmpty();
    }
  }

  @Test
  void the_tip_of_the_target_is_the_remotes_and_never_the_patchs_own() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var base = checkout.commit("first");
    checkout.git("update-ref", "refs/remotes/origin/main", base);
    var patch = checkout.commit("second");
    checkout.git("tag", "main");
    checkout.git("tag", "origin/main");
    checkout.git("update-ref", "refs/heads/origin/main", patch);

    try (var repository = checkout.open()) {
      var target = BaseRef.of("", Map.of("GITHUB_BASE_REF", "main")).orElseThrow();
      assertThat(repository.tip(target)).isEqualTo(new BaseTip("refs/remotes/origin/main", base));
      for (String given : List.of("main", "origin/main", "refs/heads/main")) {
        var explicit = BaseRef.of(given, Map.of()).orElseThrow();
        assertThat(repository.tip(explicit).commit()).as(given).isEqualTo(base);
      }
    }
  }

  @Test
  void a_target_that_was_not_fetched_is_refused_though_a_branch_has_its_name() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.commit("first");

    try (var repository = checkout.open()) {
      var target = BaseRef.of("", Map.of("GITHUB_BASE_REF", "main")).orElseThrow();
      assertThatThrownBy(() -> repository.tip(target))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: GITHUB_BASE_REF=main
                found: no commit of this repository has that name, looked for as \
              refs/remotes/origin/main
                mend:  fetch it (git fetch origin), in CI check out with fetch-depth: 0; \
              then run the build again""");
    }
  }

  @Test
  void entries_have_modes_and_are_sorted_by_bytes() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.write("b/x", "").write("b.txt", "").write("\uFF5E", "").write("\uD83D\uDE00", "");
    Files.createSymbolicLink(checkout.root().resolve("link"), Path.of("b.txt"));
    var head = checkout.commit("add files");

    try (var repository = checkout.open()) {
      var entries = repository.entries(head);
      assertThat(entries.keySet())
          .containsExactly("b.txt", "b/x", "link", "\uFF5E", "\uD83D\uDE00");
      assertThat(entries.get("b/x"))
          .isEqualTo(new TreeEntry("b/x", "100644", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"));
      assertThat(entries.values())
          .extracting(TreeEntry::mode)
          .containsExactly("100644", "100644", "120000", "100644", "100644");
    }
  }

  @Test
  void a_blob_is_read_as_it_was_stored() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.write(".gitattributes", "*.txt eol=crlf ident\n").write("a\nb.txt", "$Id$\n");
    var head = checkout.commit("add files");

    try (var repository = checkout.open()) {
      assertThat(repository.blob(head, "a\nb.txt").orElseThrow()).asString().isEqualTo("$Id$\n");
      assertThat(repository.blob(head, "a")).isEmpty();
    }
  }

  @Test
  void a_link_is_not_read_as_a_file() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    Files.createSymbolicLink(checkout.root().resolve("fixture.lock"), Path.of("other.lock"));
    var head = checkout.commit("link the lock");

    try (var repository = checkout.open()) {
      assertThatThrownBy(() -> repository.blob(head, "fixture.lock"))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: fixture.lock
                found: it is a link or a submodule in %s
                mend:  put a regular file there"""
                  .formatted(head.substring(0, 12)));
    }
  }

  @Test
  void many_blobs_are_read_in_the_order_they_were_asked_for() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    for (int i = 0; i < 300; i++) {
      checkout.write("data/" + i, "x".repeat(1000) + i);
    }
    var head = checkout.commit("add data");

    try (var repository = checkout.open()) {
      var entries = repository.entries(head);
      // Some thousand names: more than a pipe holds, in both directions.
      var names = IntStream.range(0, 6000).mapToObj(i -> blob(entries, "data/" + i % 300)).toList();
      var read = new ArrayList<String>();
      repository.blobs(
          names,
          (name, bytes) -> {
            read.add(name);
            assertThat(bytes).hasSizeGreaterThan(1000);
          });
      assertThat(read).isEqualTo(names);
    }
  }

  @Test
  void a_blob_that_is_not_there_is_refused() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.commit("first");
    var name = "1234567890123456789012345678901234567890";

    try (var repository = checkout.open()) {
      assertThatThrownBy(() -> repository.blobs(List.of(name), (blob, bytes) -> {}))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: blob 123456789012
                found: git has no bytes of that name: %s missing
                mend:  clone the repository anew, without --filter, then run the build again"""
                  .formatted(name));
    }
  }

  @Test
  void a_blob_whose_bytes_were_exchanged_in_the_store_is_refused() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    var head = checkout.write("cap.txt", "3\n").write("more.txt", "9\n").commit("set a cap");

    try (var repository = checkout.open()) {
      var entries = repository.entries(head);
      var cap = blob(entries, "cap.txt");
      var store = loose(checkout, cap);
      assertThat(store.toFile().setWritable(true)).isTrue();
      Files.write(store, Files.readAllBytes(loose(checkout, blob(entries, "more.txt"))));

      assertThatThrownBy(() -> repository.blob(head, "cap.txt"))
          .isInstanceOf(EvidenceException.class)
          .hasMessage(
              """
              could not judge: blob %s
                found: the bytes that the object store has for it are others
                mend:  clone the repository anew, without --filter, then run the build again"""
                  .formatted(cap.substring(0, 12)));
    }
  }

  @Test
  void what_was_written_is_gone_when_it_is_closed() throws Exception {
    var checkout = Checkout.init(directory.resolve("acme"));
    checkout.write("pom.xml", "<project/>\n").commit("add a pom");
    var repository = checkout.open();
    var tree = repository.snapshot(Checkout.ignoredIn(path -> false)).tree();
    repository.close();

    assertThatThrownBy(() -> repository.entries(tree))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("not a git repository");
  }

  private static String blob(Map<String, TreeEntry> entries, String path) {
    return Objects.requireNonNull(entries.get(path)).blob();
  }

  private static Path loose(Checkout checkout, String name) {
    return checkout
        .root()
        .resolve(".git/objects/" + name.substring(0, 2) + "/" + name.substring(2));
  }
}
