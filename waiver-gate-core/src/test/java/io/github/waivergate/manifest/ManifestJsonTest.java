package io.github.waivergate.manifest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.receipt.Receipt;
import io.github.waivergate.receipt.ReceiptFiles;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import io.github.waivergate.replay.SurefireReports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestJsonTest {
  private static final Instant STARTED = Instant.parse("2026-10-09T00:00:00Z");
  private static final Origin ORIGIN =
      new Origin(
          "com.acme:invoices:1.0",
          "c".repeat(40),
          "d".repeat(40),
          "e".repeat(64),
          List.of("maven-surefire-plugin 3.6.1"),
          "0.1.0");

  private final Path directory;

  ManifestJsonTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void a_manifest_names_its_origin_each_run_and_the_digest_of_each_report() {
    assertThat(new String(ManifestJson.bytes(replay(), ORIGIN), UTF_8))
        .isEqualTo(
            """
            {
              "index": 1,
              "nonce": "nonce-1",
              "project": "com.acme:invoices:1.0",
              "commit": "cccccccccccccccccccccccccccccccccccccccc",
              "tree": "dddddddddddddddddddddddddddddddddddddddd",
              "fixture_lock": "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
              "engines": [
                "maven-surefire-plugin 3.6.1"
              ],
              "plugin": "0.1.0",
              "started": "2026-10-09T00:00:00+00:00",
              "finished": "2026-10-09T00:00:02+00:00",
              "runs": [
                {
                  "execution": "default-test",
                  "said": "There are test failures",
                  "tests": 3,
                  "failed": 1,
                  "reports": {
                    "default-test/TEST-com.acme.ParseTest.xml": \
            "09ca7e4eaa6e0000000000000000000000000000000000000000000000000000",
                    "default-test/TEST-com.acme.TaxTest.xml": \
            "41d8dfe07cfa0000000000000000000000000000000000000000000000000000"
                  }
                },
                {
                  "execution": "failsafe-it",
                  "said": "all is well",
                  "tests": 0,
                  "failed": 0,
                  "reports": {}
                }
              ]
            }
            """);
  }

  @Test
  void what_is_read_back_is_what_was_written() throws Exception {
    var read = ManifestReader.read(ManifestJson.bytes(replay(), ORIGIN), directory, "replays/1");

    assertThat(read.origin()).isEqualTo(ORIGIN);
    assertThat(read.replay().runs()).isEqualTo(replay().runs());
    assertThat(ManifestJson.bytes(read.replay(), read.origin()))
        .isEqualTo(ManifestJson.bytes(replay(), ORIGIN));
  }

  @Test
  void receipts_are_read_back_with_their_manifest() throws Exception {
    var line =
        ("{\"nonce\":\"nonce-1\",\"test\":\"com.acme.T#m(Input)\",\"invocation\":\"\","
                + "\"kind\":\"locked\",\"sha256\":\"%s\",\"read\":true,\"outcome\":\"held\"}\n")
            .formatted("a".repeat(64));
    Files.createDirectories(directory.resolve("default-test/receipts"));
    Files.writeString(directory.resolve("default-test/receipts/1.jsonl"), line);
    var run =
        new SealedRun(
            "default-test",
            Optional.empty(),
            0,
            0,
            new TreeMap<>(),
            ReceiptFiles.seal(directory, "default-test"));
    var replay = replay();
    var with =
        new SealedReplay(
            1, replay.nonce(), replay.started(), replay.finished(), List.of(run), replay.replay());
    var bytes = ManifestJson.bytes(with, ORIGIN);

    var read = ManifestReader.read(bytes, directory, "replays/1").replay();

    assertThat(read.runs()).containsExactly(run);
    assertThat(read.receipts().receipts()).extracting(Receipt::read).containsExactly(true);
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () ->
                ManifestReader.read(
                    new String(bytes, UTF_8).replace("receipts/1", "receipts/../1").getBytes(UTF_8),
                    directory,
                    "replays/1"))
        .withMessage(
            """
            could not judge: replays/1/replay.json /runs/0/receipts
              found: names receipts outside of default-test/receipts/:\
             default-test/receipts/../1.jsonl
              mend:  collect target/waiver-gate of every slice again, whole\
            """);
  }

  private SealedReplay replay() {
    var reports = new TreeMap<String, Sha256>();
    reports.put(
        "default-test/TEST-com.acme.TaxTest.xml", new Sha256("41d8dfe07cfa" + "0".repeat(52)));
    reports.put(
        "default-test/TEST-com.acme.ParseTest.xml", new Sha256("09ca7e4eaa6e" + "0".repeat(52)));
    return new SealedReplay(
        1,
        "nonce-1",
        STARTED,
        STARTED.plusSeconds(2),
        List.of(
            new SealedRun("default-test", Optional.of("There are test failures"), 3, 1, reports),
            new SealedRun("failsafe-it", Optional.empty(), 0, 0, new TreeMap<>())),
        SurefireReports.readNamed(directory, List.of(), "replays/1"));
  }
}
