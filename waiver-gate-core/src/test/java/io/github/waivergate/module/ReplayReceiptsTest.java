package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.waivergate.receipt.Receipt;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReportSeal;
import io.github.waivergate.replay.SealedReplay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayReceiptsTest {
  private static final String FILE = "unit/receipts/1.jsonl";

  private final Path replays;
  private final SmallModule module;
  private final FakeSuite suite = new FakeSuite();

  ReplayReceiptsTest(@TempDir Path directory) throws Exception {
    replays = directory.resolve("target/waiver-gate/replays");
    module = new SmallModule(directory).knows("ParseTest#empty").lock();
    module.minReplays = 2;
  }

  @Test
  void receipts_are_sealed_with_their_replay() throws Exception {
    suite.execution("unit", (index, reports) -> run(reports, receipt(true)));

    var session = replayed();

    assertThat(session.findings()).isEmpty();
    assertThat(session.replays())
        .allSatisfy(
            replay -> {
              assertThat(replay.receipts().unreadable()).isEmpty();
              assertThat(replay.receipts().receipts())
                  .extracting(Receipt::read)
                  .containsExactly(true);
              assertThat(replay.runs().get(0).receipts().keySet()).containsExactly(FILE);
            });
    assertThat(replays.resolve("1/replay.json")).content().contains("\"" + FILE + "\": \"");
    assertThat(suite.nonces)
        .containsExactlyElementsOf(session.replays().stream().map(SealedReplay::nonce).toList())
        .doesNotHaveDuplicates();
  }

  @Test
  void a_later_replay_cannot_rewrite_the_receipts_of_an_earlier_one() throws Exception {
    suite.execution(
        "unit",
        (index, reports) -> {
          if (index == 2) {
            write(replays.resolve("1").resolve(FILE), receipt(true).replace(nonce(), first()));
          }
          return run(reports, receipt(index == 2));
        });

    var session = replayed();
    var earlier = session.replays().get(0);

    assertThat(earlier.receipts().receipts()).extracting(Receipt::read).containsExactly(false);
    assertThat(ReportSeal.broken(replays.resolve("1"), "replays/1", earlier.runs()))
        .extracting(Finding::rule, Finding::place)
        .containsExactly(tuple("broken_seal", "replays/1/" + FILE));
  }

  @Test
  void receipts_laid_out_for_a_later_replay_are_removed() throws Exception {
    suite.execution(
        "unit",
        (index, reports) -> {
          if (index == 1) {
            write(replays.resolve("2").resolve(FILE), receipt(true));
          }
          return run(reports, index == 1 ? receipt(true) : "");
        });

    var session = replayed();

    assertThat(session.replays().get(1).receipts().receipts()).isEmpty();
    assertThat(session.findings())
        .extracting(Finding::rule, Finding::place)
        .containsExactly(tuple("planted_report", "target/waiver-gate/replays/2/unit"));
  }

  @Test
  void receipts_of_another_replay_are_none() throws Exception {
    suite.execution(
        "unit",
        (index, reports) ->
            run(reports, index == 1 ? receipt(true) : receipt(true).replace(nonce(), first())));

    var late = replayed().replays().get(1).receipts();

    assertThat(late.receipts()).isEmpty();
    assertThat(late.unreadable()).containsExactly(FILE + ":1: is of another replay");
  }

  private ReplaySession replayed() throws Exception {
    var replay = module.replaying(2, line -> {});
    replay.start(suite);
    replay.replay(suite);
    return replay.session();
  }

  private static Optional<String> run(Path reports, String receipts) throws IOException {
    if (!receipts.isEmpty()) {
      write(reports.resolve("receipts/1.jsonl"), receipts);
    }
    return FakeSuite.reports(reports, "ParseTest", passed("empty"));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, text);
  }

  private String receipt(boolean read) {
    return ("{\"nonce\":\"%s\",\"test\":\"com.acme.ParseTest#empty(Input)\",\"invocation\":\"\","
            + "\"kind\":\"locked\",\"sha256\":\"%s\",\"read\":%s,\"outcome\":\"held\"}\n")
        .formatted(nonce(), "a".repeat(64), read);
  }

  private String nonce() {
    return suite.nonces.get(suite.nonces.size() - 1);
  }

  private String first() {
    return suite.nonces.get(0);
  }
}
