package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureCheck;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Runs the replays of one module in the order of the policy: the property tests first and alone,
 * then the fixture lock, then the suite as often as needed. A false property or a drifted fixture
 * ends it.
 *
 * <p>A suite comes in parts, one for each phase of the build that runs tests: unit tests first, and
 * integration tests once their environment is up. Replay number k is made of the k-th run of every
 * part.
 */
public final class ModuleReplay {
  private final ModuleLayout layout;
  private final GateConfiguration configuration;
  private final BuildFacts facts;
  private final int planned;
  private final Consumer<String> progress;
  private final List<Finding> findings = new ArrayList<>();
  private final TreeMap<Integer, SealedReplay> replays = new TreeMap<>();
  private final ReplayRecorder recorder;
  private Optional<SealedReplay> propertyStep = Optional.empty();
  private Stop stop = Stop.CONTRACT;

  /**
   * Prepares the replays.
   *
   * @param planned how many replays to run
   * @param progress takes a line for the log before and after each run
   */
  public ModuleReplay(
      ModuleLayout layout,
      GateConfiguration configuration,
      BuildFacts facts,
      int planned,
      Consumer<String> progress) {
    this.layout = layout;
    this.configuration = configuration;
    this.facts = facts;
    this.planned = planned;
    this.progress = progress;
    this.recorder = new ReplayRecorder(layout, findings::add);
  }

  /** Adds something to say about how the replays are run. */
  public void note(Finding finding) {
    findings.add(finding);
  }

  /** Reads the contract, runs the property tests and compares the fixtures. */
  public void start(Suite suite) {
    try {
      stop = firstSteps(suite);
    } catch (EvidenceException e) {
      findings.add(e.asFinding());
      stop = Stop.CONTRACT;
    }
  }

  /** Runs one part of the suite as often as needed, unless an earlier step ended it. */
  public void replay(Suite part) {
    if (stop != Stop.NONE) {
      return;
    }
    try {
      var finished = new ArrayList<SealedReplay>();
      for (int index = 1; index <= planned; index++) {
        var name = "replay " + index + " of " + planned;
        progress.accept(name + Progress.left(finished, planned));
        var replay = recorder.replay(index, part, earlier(index));
        progress.accept(Progress.done(name, replay));
        replays.put(index, replay);
        finished.add(replay);
      }
    } catch (EvidenceException e) {
      findings.add(e.asFinding());
    }
  }

  /** What came of it so far. */
  public ReplaySession session() {
    return new ReplaySession(planned, stop, propertyStep, List.copyOf(replays.values()), findings);
  }

  private Stop firstSteps(Suite suite) throws EvidenceException {
    SurefireSupport.check(facts.engines());
    var settings = configuration.settings();
    if (planned < settings.minReplays()) {
      throw new EvidenceException(
          "the gate's configuration",
          "replays is " + planned + ", minReplays is " + settings.minReplays(),
          "set <replays> to at least <minReplays>, or leave it out");
    }
    var inventory = InventoryFile.read(layout.inventory(), layout.shown(layout.inventory()));
    var lock = FixtureLock.read(layout.fixtureLock(), layout.shown(layout.fixtureLock()));
    recorder.clear();

    var properties = settings.propertyClasses();
    var classes = TestClasses.matching(layout.testClasses(), properties);
    if (classes.isEmpty()) {
      progress.accept("property step: none, no class matches " + configuration.propertyTests());
    } else {
      progress.accept("property step: " + String.join(", ", classes));
      propertyStep = Optional.of(recorder.properties(suite, classes));
      progress.accept(Progress.done("property step", propertyStep.get()));
    }
    var guard = new PropertyGuard(inventory, properties, propertyStep.map(SealedReplay::replay));
    findings.addAll(guard.missing());
    if (guard.refuses()) {
      progress.accept("property step: refused, no replay is run");
      return Stop.PROPERTY;
    }
    var tree = FixtureTree.scan(layout.basedir(), configuration.fixtures(), ModuleCheck.threads());
    if (!FixtureCheck.compare(lock, tree).drift().isEmpty()) {
      progress.accept("fixture check: refused, no replay is run");
      return Stop.FIXTURE;
    }
    return Stop.NONE;
  }

  private List<SealedRun> earlier(int index) {
    var replay = replays.get(index);
    return replay == null ? List.of() : replay.runs();
  }
}
