package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeBasesTest {
  private final Path directory;
  private Checkout checkout;
  private String parted;

  MergeBasesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void part_two_histories() throws Exception {
    checkout = Checkout.init(directory.resolve("acme"));
    checkout.commit("first");
    parted = checkout.commit("second");
    checkout.git("checkout", "-q", "-b", "patch");
    checkout.commit("patch");
    checkout.git("checkout", "-q", "main");
    checkout.commit("third");
    checkout.git("checkout", "-q", "patch");
  }

  @Test
  void the_base_is_where_both_have_parted() throws Exception {
    assertThat(base(checkout, "main")).isEqualTo(parted);
  }

  @Test
  void a_detached_head_has_one_too() throws Exception {
    checkout.git("checkout", "-q", "--detach");

    assertThat(base(checkout, "main")).isEqualTo(parted);
  }

  @Test
  void replaced_commits_and_grafts_do_not_move_it() throws Exception {
    var first = checkout.git("rev-parse", "main~2");
    checkout.git("replace", "--graft", "main");
    checkout.git("replace", parted, first);
    Files.writeString(
        checkout.root().resolve(".git/info/grafts"), checkout.git("rev-parse", "HEAD") + "\n");

    assertThatThrownBy(() -> checkout.git("merge-base", "HEAD", "main"))
        .isInstanceOf(IllegalStateException.class);
    assertThat(base(checkout, "main")).isEqualTo(parted);
  }

  @Test
  void a_shallow_clone_has_none_to_be_trusted() throws Exception {
    var shallow = directory.resolve("shallow");
    checkout.git(
        "clone",
        "-q",
        "--depth=2",
        "--no-single-branch",
        "file://" + checkout.root(),
        "../shallow");
    var clone = Checkout.at(shallow);

    assertThatThrownBy(() -> base(clone, "refs/remotes/origin/main"))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: the merge base of HEAD %s and %s
              found: this clone is shallow: the commits that would tell are not in it
              mend:  check out with fetch-depth: 0, or run git fetch --unshallow"""
                .formatted(name("HEAD"), name("main")));
    clone.git("fetch", "-q", "--unshallow");
    assertThat(base(clone, "refs/remotes/origin/main")).isEqualTo(parted);
  }

  @Test
  void histories_that_never_met_have_none() throws Exception {
    checkout.git("checkout", "-q", "--orphan", "other");
    checkout.commit("begin anew");

    assertThatThrownBy(() -> base(checkout, "main"))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: the merge base of HEAD %s and %s
              found: they have no common ancestor
              mend:  rebase the patch onto the target branch; in CI check out with \
            fetch-depth: 0"""
                .formatted(name("HEAD"), name("main")));
  }

  @Test
  void histories_that_crossed_have_two() throws Exception {
    var mine = checkout.git("rev-parse", "patch");
    var theirs = checkout.git("rev-parse", "main");
    checkout.git("merge", "-q", "-m", "merge main", theirs);
    checkout.git("checkout", "-q", "main");
    checkout.git("merge", "-q", "-m", "merge patch", mine);
    checkout.git("checkout", "-q", "patch");
    var both =
        Stream.of(mine, theirs)
            .sorted()
            .map(name -> name.substring(0, 12))
            .collect(Collectors.joining(", "));

    assertThatThrownBy(() -> base(checkout, "main"))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: the merge base of HEAD %s and %s
              found: there are 2 of them: %s
              mend:  rebase the patch onto the target branch"""
                .formatted(name("HEAD"), name("main"), both));
  }

  @Test
  void a_history_with_a_missing_commit_is_told_in_gits_words() throws Exception {
    var object = ".git/objects/" + parted.substring(0, 2) + "/" + parted.substring(2);
    Files.delete(checkout.root().resolve(object));

    assertThatThrownBy(() -> base(checkout, "main"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageStartingWith("could not judge: git merge-base\n  found: ended with ");
  }

  private static String base(Checkout checkout, String ref) throws Exception {
    try (var repository = checkout.open()) {
      return repository.mergeBase(repository.commit(ref));
    }
  }

  private String name(String ref) throws Exception {
    return checkout.git("rev-parse", ref).substring(0, 12);
  }
}
