package io.github.waivergate.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.contract.Approval;
import io.github.waivergate.git.Source;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnchorGuardTest {
  private static final String MAIN = "refs/remotes/origin/main";
  private static final String TIP = "a".repeat(40);

  private final Path root;
  private final Map<String, String> refs = new TreeMap<>(Map.of(MAIN, TIP));

  AnchorGuardTest(@TempDir Path root) throws Exception {
    this.root = root;
    write("qa/freeze_ledger.json", "{}\n");
    write("qa/path_policy.json", "{}\n");
    write("tax/qa/known-tests.lock", "# none\n");
    write("tax/qa/fixture.lock", "# none\n");
  }

  @Test
  void what_stays_as_it_was_has_not_moved() throws Exception {
    var guard = anchored().guard();
    write("qa/notes.md", "written by a test\n");
    write("qa/path_policy.json", "{}\n");
    refs.put("refs/heads/other", "b".repeat(40));

    assertThat(guard.moved()).isEmpty();
  }

  @Test
  void a_target_branch_that_stands_for_another_commit_has_moved() throws Exception {
    var guard = anchored().guard();
    refs.put(MAIN, "b".repeat(40));

    assertThat(guard.moved())
        .containsExactly(
            moved(MAIN, "stands for bbbbbbbbbbbb, stood for aaaaaaaaaaaa when this build began"));
  }

  @Test
  void a_target_branch_that_was_deleted_has_moved() throws Exception {
    var guard = anchored().guard();
    refs.clear();

    assertThat(guard.moved())
        .containsExactly(
            moved(MAIN, "stands for no commit, stood for aaaaaaaaaaaa when this build began"));
  }

  @ParameterizedTest
  @CsvSource({
    "qa/freeze_ledger.json, ca3d163bab05",
    "qa/path_policy.json, ca3d163bab05",
    "tax/qa/known-tests.lock, a59b054e8ef7",
    "tax/qa/fixture.lock, a59b054e8ef7"
  })
  void a_contract_file_with_other_bytes_has_moved(String file, String before) throws Exception {
    var guard = unanchored().guard();
    write(file, "{\"cap\": 99}\n");

    assertThat(guard.moved())
        .containsExactly(
            moved(file, "is sha256 63de5166bdbf, was sha256 " + before + " when this build began"));
  }

  @Test
  void a_contract_file_that_was_deleted_or_added_has_moved() throws Exception {
    var guard = unanchored().guard();
    Files.delete(root.resolve("tax/qa/fixture.lock"));
    write("qa/seeds.json", "{}\n");

    assertThat(guard.moved())
        .containsExactly(
            moved("qa/seeds.json", "is sha256 ca3d163bab05, was not there when this build began"),
            moved(
                "tax/qa/fixture.lock",
                "is not there, was sha256 a59b054e8ef7 when this build began"));
  }

  @Test
  void a_contract_file_that_can_no_longer_be_read_has_moved() throws Exception {
    var guard = unanchored().guard();
    Files.delete(root.resolve("qa/path_policy.json"));
    Files.createDirectory(root.resolve("qa/path_policy.json"));

    assertThat(guard.moved())
        .containsExactly(
            moved(
                "qa/path_policy.json",
                "is unreadable (Is a directory), was sha256 ca3d163bab05 when this build began"));
  }

  @Test
  void without_an_anchor_no_ref_is_asked_for() throws Exception {
    var guard = unanchored().guard();
    refs.clear();

    assertThat(guard.moved()).isEmpty();
  }

  @Test
  void a_patch_that_nothing_guards_has_not_moved() throws Exception {
    assertThat(Patch.NONE.guard().moved()).isEmpty();
  }

  private Patch anchored() {
    var anchor =
        new Anchor(
            MAIN,
            TIP,
            TIP,
            Set.of(),
            List.of(),
            Approval.of(Optional.empty(), Anchor.digest(List.of())),
            List.of(),
            List.of());
    return guarded(Optional.of(anchor));
  }

  private Patch unanchored() {
    return guarded(Optional.empty());
  }

  private Patch guarded(Optional<Anchor> anchor) {
    var patch = new Patch(Source.NONE, Optional.of(root), anchor, path -> Optional.empty());
    return patch.guarded(
        new ContractFiles(root, List.of(root, root.resolve("tax"))),
        ref -> Optional.ofNullable(refs.get(ref)));
  }

  private static Finding moved(String place, String found) {
    return Finding.blocking(
        "anchor_moved", place, found, "find the test that moves refs or writes below qa/");
  }

  private void write(String path, String text) throws IOException {
    var file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
