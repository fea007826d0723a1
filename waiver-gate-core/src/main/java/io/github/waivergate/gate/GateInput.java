package io.github.waivergate.gate;

import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.witness.NamedFailure;
import java.util.List;
import java.util.Optional;

/**
 * Everything that was read about one module.
 *
 * @param settings what the project sets
 * @param inventory the known tests
 * @param fixtures the fixtures beside their lock
 * @param propertyStep the run of the property tests alone, where the gate ran one
 * @param replays the replays in their order; none where the gate stopped before them
 * @param named false properties of the property step of which every failure has a witness
 * @param findings what was found wrong while reading, replays' own findings aside
 * @param patch what is known of the patch itself
 * @param ci whether this is a CI build, where only an anchored verdict is ready for review
 */
public record GateInput(
    GateSettings settings,
    TestInventory inventory,
    FixtureState fixtures,
    Optional<Replay> propertyStep,
    List<Replay> replays,
    List<NamedFailure> named,
    List<Finding> findings,
    PatchView patch,
    boolean ci) {

  public GateInput {
    replays = List.copyOf(replays);
    named = List.copyOf(named);
    findings = List.copyOf(findings);
  }

  /** Evidence of Surefire executions that the project configured by hand: no property step. */
  public GateInput(
      GateSettings settings,
      TestInventory inventory,
      FixtureState fixtures,
      List<Replay> replays,
      List<Finding> findings,
      boolean ci) {
    this(
        settings,
        inventory,
        fixtures,
        Optional.empty(),
        replays,
        List.of(),
        findings,
        PatchView.UNANCHORED,
        ci);
  }
}
