package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AggregateTest {
  private static final String LET_RUN =
      "let the goals replay and check run there: keep the plugin's block, the module in the"
          + " reactor, and its packaging";

  private final Path directory;

  AggregateTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void modules_that_all_came_to_a_verdict_are_admitted_together() throws IOException {
    var verdict = Aggregate.of(Set.of(".", "billing"), List.of(admitted("."), admitted("billing")));

    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(verdict.table())
        .containsExactly(
            ".        not blocked, review_ready: true", "billing  not blocked, review_ready: true");
  }

  @Test
  void one_module_that_is_not_ready_holds_back_the_whole() throws IOException {
    var waiting = record("billing", true, false, false);

    var verdict = Aggregate.of(Set.of("billing"), List.of(admitted("."), waiting));

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isFalse();
  }

  @Test
  void one_blocked_module_blocks_the_whole() throws IOException {
    var refused = record("billing", false, true, false);

    var verdict = Aggregate.of(Set.of("billing"), List.of(admitted("."), refused));

    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.table())
        .last()
        .isEqualTo("billing  blocked, not judged, review_ready: false");
  }

  @Test
  void a_module_of_the_base_without_a_verdict_blocks() throws IOException {
    var verdict = Aggregate.of(Set.of("shop", "billing"), List.of(admitted("billing")));

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "module_without_verdict",
                "shop",
                "it has an inventory, and no verdict of this session",
                LET_RUN));
  }

  @Test
  void a_session_without_any_verdict_blocks_though_no_module_is_expected() {
    assertThat(Aggregate.of(Set.of(), List.of()).findings())
        .containsExactly(
            Finding.blocking(
                "module_without_verdict", "the session", "no module came to a verdict", LET_RUN));
  }

  @Test
  void a_record_that_was_rewritten_or_deleted_since_blocks() throws IOException {
    var rewritten = admitted("billing");
    var deleted = admitted("shop");
    Files.writeString(rewritten.file(), "{}");
    Files.delete(deleted.file());

    var verdict = Aggregate.of(Set.of(), List.of(rewritten, deleted));

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            changed("billing", Sha256.of("{}".getBytes(StandardCharsets.UTF_8)).hex(), rewritten),
            changed("shop", "not readable", deleted));
  }

  private static Finding changed(String module, String now, ModuleRecord record) {
    return Finding.blocking(
        "changed_verdict",
        module,
        "waiver.json is " + now + ", written was " + record.digest().hex(),
        "find the test or process that writes below target/waiver-gate");
  }

  private ModuleRecord admitted(String module) throws IOException {
    return record(module, true, false, true);
  }

  private ModuleRecord record(String module, boolean judged, boolean blocked, boolean ready)
      throws IOException {
    var file = Files.createDirectories(directory.resolve(module)).resolve("waiver.json");
    var text = "{ \"module\": \"" + module + "\" }\n";
    Files.writeString(file, text);
    return new ModuleRecord(
        module, judged, blocked, ready, file, Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
  }
}
