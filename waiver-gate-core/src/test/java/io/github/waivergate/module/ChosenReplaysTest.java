package io.github.waivergate.module;

import static io.github.waivergate.module.FakeSuite.FAILURES;
import static io.github.waivergate.module.FakeSuite.reports;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.git.Source;
import io.github.waivergate.manifest.CollectedSlices;
import io.github.waivergate.manifest.CollectedSlices.OfBase;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.SealedReplay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A base suite of three classes, of which the patch has changed the first. */
class ChosenReplaysTest {
  private static final String NONCE = "nonce-of-this-build";
  private static final Repetition CHANGED =
      new Repetition(Scope.CHOSEN, List.of("com.acme.ATest"), List.of(), List.of());

  private final SmallModule module;
  private final List<String> progress = new ArrayList<>();

  ChosenReplaysTest(@TempDir Path directory) throws Exception {
    module =
        new SmallModule(directory)
            .knows("ATest#a")
            .knows("BTest#b")
            .knows("CTest#c")
            .fixture("rates.json", "{}\n")
            .lock();
    module.patch =
        new Patch(
            new Source(NONCE, NONCE), Optional.empty(), Optional.empty(), file -> Optional.empty());
  }

  @Test
  void green_tests_that_the_patch_left_alone_run_once() throws Exception {
    var suite = suite(passed("b"));

    var base = recorded(suite, CHANGED);

    assertThat(suite.calls)
        .containsExactly(
            "unit 1",
            "unit 2 without [com.acme.BTest, com.acme.CTest]",
            "unit 3 without [com.acme.BTest, com.acme.CTest]");
    assertThat(base.repetition())
        .isEqualTo(
            new Repetition(
                Scope.CHOSEN,
                List.of("com.acme.ATest"),
                List.of("com.acme.BTest", "com.acme.CTest"),
                List.of()));
    assertThat(progress)
        .contains(
            "repeated: com.acme.ATest; every other test runs once, and again where it is not"
                + " green");
  }

  @Test
  void one_green_run_of_them_stands_for_all() throws Exception {
    var filled = FilledReplays.of(recorded(suite(passed("b")), CHANGED));

    assertThat(filled.replays())
        .allSatisfy(
            replay ->
                assertThat(replay.replay().observations().values())
                    .extracting(seen -> seen.testId().value(), seen -> seen.seen())
                    .containsExactly(
                        tuple("com.acme.ATest#a", Seen.PASSED),
                        tuple("com.acme.BTest#b", Seen.PASSED),
                        tuple("com.acme.CTest#c", Seen.PASSED)));
  }

  @Test
  void what_is_red_in_the_first_run_is_repeated() throws Exception {
    var suite = suite(failed("b"));

    var base = recorded(suite, CHANGED);

    assertThat(suite.calls)
        .containsExactly(
            "unit 1", "unit 2 without [com.acme.CTest]", "unit 3 without [com.acme.CTest]");
    assertThat(base.repetition().repeated()).containsExactly("com.acme.ATest", "com.acme.BTest");
    assertThat(base.repetition().once()).containsExactly("com.acme.CTest");
  }

  @Test
  void a_class_whose_name_ends_that_of_a_repeated_one_is_repeated_with_it() throws Exception {
    var longer = new Repetition(Scope.CHOSEN, List.of("org.com.acme.BTest"), List.of(), List.of());

    var base = recorded(suite(passed("b")), longer);

    assertThat(base.repetition().repeated())
        .containsExactly("com.acme.BTest", "org.com.acme.BTest");
    assertThat(base.repetition().once()).containsExactly("com.acme.ATest", "com.acme.CTest");
  }

  @Test
  void what_was_to_be_repeated_and_was_not_stays_short() throws Exception {
    var base = recorded(suite(passed("b")), CHANGED);
    var claimed =
        new Repetition(
            Scope.CHOSEN,
            List.of("com.acme.ATest", "com.acme.BTest"),
            List.of("com.acme.CTest"),
            List.of());

    var filled = FilledReplays.of(new OfBase(base.session(), claimed));

    assertThat(filled.replays().get(1).replay().observations().keySet())
        .containsExactly(SmallModule.id("ATest#a"), SmallModule.id("CTest#c"));
  }

  @Test
  void what_is_not_green_is_not_filled_whatever_the_record_claims() throws Exception {
    var suite = suite(failed("b"));
    var base = recorded(suite, CHANGED);
    var lying =
        new Repetition(
            Scope.CHOSEN, List.of("com.acme.ATest"), List.of("com.acme.BTest"), List.of());
    var cut = withoutClass(base.session(), "com.acme.BTest");

    assertThat(FilledReplays.of(new OfBase(cut, lying)).replays().get(1).replay().observations())
        .doesNotContainKey(SmallModule.id("BTest#b"));
  }

  @Test
  void a_run_that_ended_early_has_no_green_class() throws Exception {
    var suite =
        new FakeSuite()
            .execution(
                "unit",
                (index, dir) -> {
                  reports(dir, "BTest", passed("b"));
                  return Optional.of("The forked VM terminated");
                });

    recorded(suite, CHANGED);

    assertThat(suite.calls).containsExactly("unit 1", "unit 2", "unit 3");
  }

  @Test
  void everything_is_repeated_for_a_reason_that_is_told() throws Exception {
    var suite = suite(passed("b"));

    recorded(suite, Repetition.everything(List.of("pom.xml belongs to no module alone")));

    assertThat(suite.calls).containsExactly("unit 1", "unit 2", "unit 3");
    assertThat(progress).contains("everything is repeated: pom.xml belongs to no module alone");
  }

  @Test
  void a_slice_of_a_patch_may_not_repeat_some_of_its_tests() throws Exception {
    recorded(suite(passed("b")), CHANGED);

    var there = Files.createDirectories(module.basedir.resolve("there"));
    Files.move(module.basedir.resolve("target"), there.resolve("target"));

    assertThatThrownBy(() -> module.check().collected(List.of("there")))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: slice.json
              found: repeats some of its tests alone, which no slice of a patch may
              mend:  collect target/waiver-gate of every slice again, whole\
            """);
  }

  private static FakeSuite suite(String caseOfB) {
    var suite = new FakeSuite();
    return suite.execution(
        "unit",
        (index, dir) -> {
          report(suite, dir, "ATest", passed("a"));
          report(suite, dir, "BTest", caseOfB);
          report(suite, dir, "CTest", passed("c"));
          return caseOfB.equals(failed("b")) ? Optional.of(FAILURES) : Optional.empty();
        });
  }

  private static void report(FakeSuite suite, Path dir, String simpleClass, String testcase)
      throws IOException {
    if (!suite.leftOut.contains("com.acme." + simpleClass)) {
      reports(dir, simpleClass, testcase);
    }
    Files.createDirectories(dir);
  }

  /** What a base suite leaves, read as the build that started it reads it. */
  private OfBase recorded(FakeSuite suite, Repetition choice) throws Exception {
    module.minReplays = 3;
    var replay = module.choosing(3, choice, progress::add);
    replay.start(suite);
    replay.replay(suite);
    var plan = new ReplayPlan(3, List.of(1, 2, 3), 1);
    module.check().unjudged().slice(plan, replay.session(), replay.repetition());
    return CollectedSlices.ofBase(module.layout().gate(), Path::toString, NONCE);
  }

  private static ReplaySession withoutClass(ReplaySession session, String name) {
    var replays = new ArrayList<>(session.replays());
    for (int i = 1; i < replays.size(); i++) {
      var replay = replays.get(i);
      var seen = new LinkedHashMap<>(replay.replay().observations());
      seen.keySet().removeIf(id -> id.className().equals(name));
      var was = replay.replay();
      replays.set(
          i,
          new SealedReplay(
              replay.index(),
              replay.nonce(),
              replay.started(),
              replay.finished(),
              replay.runs(),
              new Replay(
                  was.directory(),
                  seen,
                  was.failedSetups(),
                  was.failedTeardowns(),
                  was.skippedClasses(),
                  was.voidedClasses(),
                  was.classes(),
                  was.findings(),
                  was.reports())));
    }
    return new ReplaySession(
        session.planned(),
        session.threads(),
        session.stop(),
        session.propertyStep(),
        replays,
        session.findings());
  }
}
