package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureCheck;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.module.ReplayRecorder.Recorded;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.ChosenClasses;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.witness.SeedStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

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
  private final ReplayPlan plan;
  private final Consumer<String> progress;
  private final List<Finding> findings = new ArrayList<>();
  private final TreeMap<Integer, SealedReplay> replays = new TreeMap<>();
  private final TreeMap<Integer, List<Finding>> found = new TreeMap<>();
  private final ReplayRecorder recorder;
  private final Choice choice;
  private Optional<PropertyTests> properties = Optional.empty();
  private Repetition repetition = Repetition.EVERYTHING;
  private CleanTree cleanTree = CleanTree.NONE;
  private Stop stop = Stop.CONTRACT;

  /**
   * Prepares the replays.
   *
   * @param plan how many replays to run, and how many at a time
   * @param progress takes a line for the log before and after each run
   */
  public ModuleReplay(
      ModuleLayout layout,
      GateConfiguration configuration,
      BuildFacts facts,
      ReplayPlan plan,
      Consumer<String> progress) {
    this(layout, configuration, facts, plan, () -> Repetition.EVERYTHING, progress);
  }

  /**
   * Prepares the replays of a base suite.
   *
   * @param choice says which tests every replay runs, once all of them are compiled
   */
  public ModuleReplay(
      ModuleLayout layout,
      GateConfiguration configuration,
      BuildFacts facts,
      ReplayPlan plan,
      Choice choice,
      Consumer<String> progress) {
    this.layout = layout;
    this.configuration = configuration;
    this.facts = facts;
    this.plan = plan;
    this.choice = choice;
    this.progress = progress;
    this.recorder = new ReplayRecorder(layout, facts);
  }

  /** Says which tests every replay runs. */
  @FunctionalInterface
  public interface Choice {
    /** The choice, made when the first test is about to run. */
    Repetition make();
  }

  /** Adds something to say about how the replays are run. */
  public void note(Finding finding) {
    findings.add(finding);
  }

  /** How the suite is to be replayed. */
  public ReplayPlan plan() {
    return plan;
  }

  /** Says where the examples that falsify a property are replayed. */
  public void replayWitnessesIn(CleanTree tree) {
    cleanTree = tree;
  }

  /** How the properties fared on the checked-in seeds, where there are some. */
  public Optional<SeedStep> seedStep() {
    return properties.flatMap(PropertyTests::seeds);
  }

  /** Runs nothing, for the reason given: {@code check} will say that it could not judge. */
  public void refuse(EvidenceException reason) {
    findings.add(reason.asFinding());
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
      var told = new Progress(plan, progress);
      if (repetition.scope() == Scope.EVERYTHING) {
        run(part, plan.indexes(), Set.of(), told);
      } else {
        // What the first replay shows of a class decides whether the others run it too.
        run(part, List.of(1), Set.of(), told);
        run(part, plan.indexes().stream().filter(index -> index != 1).toList(), once(), told);
      }
    } catch (EvidenceException e) {
      findings.add(e.asFinding());
    }
  }

  private void run(Suite part, List<Integer> indexes, Set<String> without, Progress told)
      throws EvidenceException {
    ReplayRounds.run(
        indexes,
        Math.min(plan.atOnce(), Math.max(1, indexes.size())),
        index -> {
          told.starts(index);
          var recorded = recorder.replay(index, part, earlier(index), without);
          told.ended(recorded);
          keep(recorded);
        });
  }

  private Set<String> once() {
    return earlier(1)
        .map(first -> GreenClasses.of(first, Set.copyOf(repetition.repeated())))
        .orElse(Set.of());
  }

  /** Which tests every replay was to run, as far as is known by now. */
  public synchronized Repetition repetition() {
    if (repetition.scope() != Scope.CHOSEN) {
      return repetition;
    }
    var once = once();
    var repeated = new TreeSet<>(repetition.repeated());
    earlier(1)
        .ifPresent(
            first ->
                first.replay().classes().stream()
                    .map(ChosenClasses::topLevel)
                    .filter(name -> !once.contains(name))
                    .forEach(repeated::add));
    return new Repetition(
        Scope.CHOSEN, List.copyOf(repeated), List.copyOf(once), repetition.because());
  }

  private synchronized void keep(Recorded recorded) {
    var index = recorded.replay().index();
    replays.put(index, recorded.replay());
    found.computeIfAbsent(index, first -> new ArrayList<>()).addAll(recorded.findings());
  }

  private synchronized Optional<SealedReplay> earlier(int index) {
    return Optional.ofNullable(replays.get(index));
  }

  /** What came of it so far. */
  public synchronized ReplaySession session() {
    var all = new ArrayList<>(findings);
    found.values().forEach(all::addAll);
    return new ReplaySession(
        plan.replays(),
        plan.atOnce(),
        stop,
        properties.flatMap(PropertyTests::step),
        List.copyOf(replays.values()),
        properties.map(PropertyTests::named).orElse(List.of()),
        all);
  }

  private void told(Repetition chosen) {
    if (chosen.scope() == Scope.CHOSEN) {
      progress.accept(
          "repeated: "
              + (chosen.repeated().isEmpty() ? "none" : String.join(", ", chosen.repeated()))
              + "; every other test runs once, and again where it is not green");
    }
    chosen.because().forEach(reason -> progress.accept("everything is repeated: " + reason));
  }

  private Stop firstSteps(Suite suite) throws EvidenceException {
    SurefireSupport.check(facts.engines());
    plan.check(configuration.settings().minReplays());
    var contract = Contract.of(layout, facts.patch());
    // Asked before a test runs too: a class that has done its work can delete its own file.
    findings.addAll(ShadowedClasses.findings(layout));
    recorder.clear();

    repetition = choice.make();
    if (!plan.indexes().equals(IntStream.rangeClosed(1, plan.replays()).boxed().toList())) {
      repetition = Repetition.EVERYTHING;
    }
    told(repetition);
    properties =
        Optional.of(
            PropertyTests.run(
                new PropertyTests.Setting(
                    layout, configuration, facts, contract, cleanTree, progress),
                recorder,
                suite));
    findings.addAll(properties.get().findings());
    if (properties.get().refused()) {
      progress.accept("property step: refused, no replay is run");
      return Stop.PROPERTY;
    }
    var tree = FixtureTree.scan(layout.basedir(), configuration.fixtures(), ModuleCheck.threads());
    if (!FixtureCheck.compare(contract.lock(), tree).drift().isEmpty()) {
      progress.accept("fixture check: refused, no replay is run");
      return Stop.FIXTURE;
    }
    return Stop.NONE;
  }
}
