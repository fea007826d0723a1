package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportSealTest {
  private final Path replay;
  private final Path unit;

  ReportSealTest(@TempDir Path replay) throws IOException {
    this.replay = replay;
    unit = Files.createDirectories(replay.resolve("unit"));
  }

  @Test
  void every_report_is_sealed_by_its_path_and_nothing_else_is() throws Exception {
    write("TEST-b.xml", "b");
    write("TEST-a.xml", "a");
    write("a.txt", "text");
    write("failsafe-summary.xml", "summary");
    Files.createDirectories(unit.resolve("deep"));
    Files.writeString(unit.resolve("deep/TEST-c.xml"), "c");

    assertThat(ReportSeal.of(replay, "unit"))
        .containsExactly(
            entry("unit/TEST-a.xml", Sha256.of("a".getBytes(UTF_8))),
            entry("unit/TEST-b.xml", Sha256.of("b".getBytes(UTF_8))));
  }

  @Test
  void a_report_larger_than_the_buffer_is_sealed_to_its_end() throws Exception {
    write("TEST-a.xml", "x".repeat(200_000));
    var seal = ReportSeal.of(replay, "unit");
    assertThat(broken(seal)).isEmpty();

    write("TEST-a.xml", "x".repeat(199_999) + "y");

    assertThat(broken(seal)).hasSize(1);
  }

  @Test
  void an_execution_without_a_directory_has_no_reports() {
    var seal = ReportSeal.of(replay, "gone");

    assertThat(seal).isEmpty();
    assertThat(ReportSeal.broken(replay, "r", List.of(run("gone", seal)))).isEmpty();
  }

  @Test
  void untouched_reports_keep_their_seal() throws Exception {
    write("TEST-a.xml", "a");
    var seal = ReportSeal.of(replay, "unit");
    write("a.txt", "later");

    assertThat(broken(seal)).isEmpty();
  }

  @Test
  void each_touched_report_is_named() throws Exception {
    write("TEST-a.xml", "a");
    write("TEST-b.xml", "b");
    write("TEST-c.xml", "c");
    var seal = ReportSeal.of(replay, "unit");
    write("TEST-a.xml", "A");
    Files.delete(unit.resolve("TEST-b.xml"));
    write("TEST-d.xml", "d");

    assertThat(broken(seal))
        .extracting(finding -> finding.place() + ": " + finding.found())
        .containsExactly(
            "replays/1/unit/TEST-a.xml: is sha256 559aead08264, sealed as ca978112ca1b",
            "replays/1/unit/TEST-b.xml: no such file, sealed as 3e23e8160039",
            "replays/1/unit/TEST-d.xml: was not there when the run ended");
  }

  @Test
  void a_report_that_comes_to_a_run_without_any_breaks_the_seal() throws Exception {
    var seal = ReportSeal.of(replay, "unit");
    write("TEST-a.xml", "a");

    assertThat(broken(seal)).hasSize(1);
  }

  @Test
  void one_report_that_cannot_be_sealed_leaves_the_execution_without_evidence() throws Exception {
    write("TEST-a.xml", "a");
    Files.createDirectories(unit.resolve("TEST-b.xml"));

    var seal = ReportSeal.of(replay, "unit");

    assertThat(seal).isEmpty();
    assertThat(broken(seal)).hasSize(2);
  }

  @Test
  void a_seal_cannot_be_altered() {
    var reports = new TreeMap<String, Sha256>();
    var run = run("unit", reports);
    reports.put("unit/TEST-a.xml", Sha256.of(new byte[0]));

    assertThat(run.reports()).isEmpty();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> run.reports().clear());
  }

  private List<Finding> broken(SortedMap<String, Sha256> seal) {
    return ReportSeal.broken(replay, "replays/1", List.of(run("unit", seal)));
  }

  private static SealedRun run(String execution, SortedMap<String, Sha256> seal) {
    return new SealedRun(execution, Optional.empty(), 0, 0, seal);
  }

  private void write(String name, String content) throws IOException {
    Files.writeString(unit.resolve(name), content);
  }
}
