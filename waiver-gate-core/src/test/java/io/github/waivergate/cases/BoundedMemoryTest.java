package io.github.waivergate.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedMemoryTest {
  private static final int ROWS = 200_000;

  @Test
  void two_hundred_thousand_rows_fit_into_a_small_heap(@TempDir Path directory) throws Exception {
    var log = directory.resolve("log.txt");
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-Xmx96m",
                "-cp",
                System.getProperty("java.class.path"),
                SmallHeap.class.getName(),
                directory.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();

    int exit = process.waitFor();

    assertThat(Files.readString(log, StandardCharsets.UTF_8))
        .isEqualTo("blocked true, 50000 unstable_assertion");
    assertThat(exit).isZero();
    assertThat(directory.resolve("waiver.json")).isNotEmptyFile();
  }

  /** Writes the cases, then classifies them, in the small heap of a JVM of its own. */
  static final class SmallHeap {
    private SmallHeap() {}

    public static void main(String[] args) throws EvidenceException {
      var cases = Path.of(args[0], "cases.json");
      Iterable<CaseResult> rows =
          () -> IntStream.range(0, ROWS).mapToObj(SmallHeap::row).iterator();
      WholeFile.write(cases, out -> CasesWriter.write(out, rows));
      var classified =
          ClassifyFile.run(
              cases,
              Path.of(args[0], "waiver.json"),
              5,
              Duration.ofHours(24),
              Instant.parse("2026-10-09T00:00:00Z"));
      System.out.print(
          "blocked "
              + classified.blocked()
              + ", "
              + classified.count(CaseClass.UNSTABLE_ASSERTION)
              + " unstable_assertion");
    }

    private static CaseResult row(int i) {
      var hash = "0123456789abcdef".repeat(4);
      var outcomes = i % 4 == 0 ? mixed() : Collections.nCopies(20, Outcome.FAILED);
      return new CaseResult(
          new TestId("com.acme.invoices.deep.package.ParseInvoiceTest%d#roundTrip".formatted(i)),
          Optional.empty(),
          hash,
          hash,
          true,
          outcomes);
    }

    private static List<Outcome> mixed() {
      return IntStream.range(0, 20)
          .mapToObj(i -> i % 2 == 0 ? Outcome.PASSED : Outcome.FAILED)
          .toList();
    }
  }
}
