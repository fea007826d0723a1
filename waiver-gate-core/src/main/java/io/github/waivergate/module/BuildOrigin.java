package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.manifest.Origin;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;

/** What the replays of this build run on. */
final class BuildOrigin {
  private BuildOrigin() {}

  static Origin of(ModuleLayout layout, BuildFacts facts) throws EvidenceException {
    return new Origin(
        layout.coordinates(),
        facts.patch().source().commit(),
        facts.patch().source().tree(),
        fixtureLock(layout),
        facts.engines(),
        facts.plugin());
  }

  private static String fixtureLock(ModuleLayout layout) throws EvidenceException {
    var lock = layout.fixtureLock();
    try {
      // The first lock of a module is written after its tests have run.
      return Files.exists(lock) ? Sha256.of(Files.readAllBytes(lock)).hex() : "";
    } catch (IOException e) {
      throw new EvidenceException(
          layout.shown(lock),
          "cannot be read: " + IoReason.of(e),
          "make it readable for the user who runs Maven");
    }
  }
}
