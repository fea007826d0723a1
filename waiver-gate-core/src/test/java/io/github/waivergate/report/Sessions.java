package io.github.waivergate.report;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Sessions that the gate might have run. */
final class Sessions {
  private static final Instant STARTED = Instant.parse("2026-10-09T00:00:00Z");

  private Sessions() {}

  /** Two replays after a property step. */
  static ReplaySession whole() {
    return new ReplaySession(
        2, 1, Stop.NONE, Optional.of(properties()), List.of(replay(1), replay(2)), List.of());
  }

  /** Nothing after the given step. */
  static ReplaySession stopped(Stop stop, Optional<SealedReplay> propertyStep) {
    return new ReplaySession(5, 1, stop, propertyStep, List.of(), List.of());
  }

  static SealedReplay properties() {
    return sealed(
        0, List.of(new SealedRun("default-test", Optional.empty(), 1, 0, new TreeMap<>())));
  }

  static SealedReplay replay(int index) {
    var reports = new TreeMap<String, Sha256>();
    reports.put(
        "default-test/TEST-com.acme.TaxTest.xml", new Sha256("41d8dfe07cfa" + "0".repeat(52)));
    reports.put(
        "default-test/TEST-com.acme.ParseTest.xml", new Sha256("09ca7e4eaa6e" + "0".repeat(52)));
    return sealed(
        index,
        List.of(
            new SealedRun("default-test", Optional.of("There are test failures"), 3, 1, reports),
            new SealedRun("failsafe-it", Optional.empty(), 0, 0, new TreeMap<>())));
  }

  private static SealedReplay sealed(int index, List<SealedRun> runs) {
    return new SealedReplay(
        index,
        "nonce-" + index,
        STARTED,
        STARTED.plusSeconds(2),
        runs,
        new Replay(
            "target/waiver-gate/replays/" + index,
            Map.of(),
            Set.of(),
            Map.of(),
            Set.of(),
            Set.of(),
            Set.of(),
            List.of(),
            2));
  }
}
