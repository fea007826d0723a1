package io.github.waivergate.module;

import io.github.waivergate.cases.CasesWriter;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.gate.Row;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.report.BaseSuiteRun;
import io.github.waivergate.report.Provenance;
import io.github.waivergate.report.VerdictJson;
import io.github.waivergate.witness.SeedStep;
import java.util.Optional;

/**
 * {@code waiver.json} and {@code cases.json} of one module; the build is told of every one that is
 * written.
 *
 * @param layout where they lie
 * @param configuration what the project sets
 * @param facts what the build knows of itself
 */
record VerdictFiles(ModuleLayout layout, GateConfiguration configuration, BuildFacts facts) {

  /** Deletes those of an earlier build, so that they do not outlive this one. */
  void delete() throws EvidenceException {
    WholeFile.delete(layout.waiverJson());
    WholeFile.delete(layout.casesJson());
    WholeFile.delete(layout.slice());
  }

  void write(ModuleJudge.Judged judged, Optional<ReplaySession> session, Optional<SeedStep> seeds)
      throws EvidenceException {
    var verdict = judged.verdict();
    var results = verdict.rows().stream().map(Row::result).toList();
    WholeFile.write(layout.casesJson(), out -> CasesWriter.write(out, results));
    var digest =
        WholeFile.write(
            layout.waiverJson(),
            out -> VerdictJson.write(out, verdict, provenance(session, judged.base(), seeds)));
    tell(true, verdict.blocked(), verdict.reviewReady(), digest);
  }

  /** Says that there is no verdict, if it can be written. */
  void writeUnjudged(EvidenceException reason) {
    try {
      writeUnjudged(reason.asFinding());
    } catch (EvidenceException unwritable) {
      // The build fails with the first reason; that the record is missing blocks all the same.
      reason.addSuppressed(unwritable);
    }
  }

  /** Says that there is no verdict. */
  void writeUnjudged(Finding reason) throws EvidenceException {
    var digest =
        WholeFile.write(
            layout.waiverJson(),
            out ->
                VerdictJson.writeUnjudged(
                    out,
                    configuration.minReplays(),
                    reason,
                    provenance(Optional.empty(), Optional.empty(), Optional.empty())));
    tell(false, true, false, digest);
  }

  private void tell(boolean judged, boolean blocked, boolean reviewReady, Sha256 digest) {
    var module = facts.patch().root().map(root -> facts.patch().fromRoot(layout.basedir()));
    facts
        .records()
        .accept(
            new ModuleRecord(
                module.map(path -> path.isEmpty() ? "." : path).orElse(layout.module()),
                judged,
                blocked,
                reviewReady,
                layout.waiverJson(),
                digest));
  }

  private Provenance provenance(
      Optional<ReplaySession> session, Optional<BaseSuiteRun> baseSuite, Optional<SeedStep> seeds) {
    return new Provenance(
        layout.coordinates(),
        layout.module(),
        facts.patch().source().commit(),
        facts.patch().source().tree(),
        facts.engines(),
        facts.patch().anchor(),
        session,
        baseSuite,
        seeds);
  }
}
