package io.github.waivergate.replay;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads reports that Surefire itself wrote; see the INDEX beside them. */
class SurefireSamplesTest {

  @Test
  void common_classes_have_the_same_ids_whatever_the_version() {
    var oldest = sample("j5-3.2.5-names");
    var middle = sample("j5-3.6.0-names");
    var newest = sample("j5-3.6.1-default");
    var common = new TreeSet<>(oldest.classes());
    common.retainAll(middle.classes());
    common.retainAll(newest.classes());
    assertThat(common).contains("x.DynT", "x.ParamT", "x.OverloadT", "x.NestedT$Inner$Deep");
    var ids = ids(oldest, common);
    assertThat(ids)
        .isEqualTo(ids(middle, common))
        .isEqualTo(ids(newest, common))
        .contains("x.DynT#dyn", "x.ParamT#p(String)", "x.ParamT#rep", "x.OverloadT#a(TestInfo)");
  }

  @Test
  void each_ending_of_a_test_is_told_apart() {
    assertThat(outcomes(sample("j5-3.6.1-default"), "x.BasicT"))
        .isEqualTo(
            """
            x.BasicT#assumption SKIPPED
            x.BasicT#disabled SKIPPED
            x.BasicT#display PASSED
            x.BasicT#errors FAILED
            x.BasicT#fails FAILED
            x.BasicT#pass PASSED""");
  }

  @Test
  void invocations_fold_and_those_that_failed_are_named() {
    assertThat(observation(sample("j5-3.6.1-default"), "x.ParamT#p(String)"))
        .usingRecursiveComparison()
        .isEqualTo(
            new Observation(
                new TestId("x.ParamT#p(String)"),
                Seen.FAILED,
                13,
                List.of("p(String)[11]", "p(String)[12]"),
                false,
                "expected: not equal but was: <dup>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"j5-3.2.5-names", "j5-3.5.4-default", "j5-3.6.0-names", "j5-3.6.1-default"})
  void a_failing_before_all_and_after_all_are_of_the_class(String version) {
    var replay = sample(version);
    assertThat(replay.failedSetups()).containsExactly("x.BeforeAllT");
    assertThat(replay.failedTeardowns()).isEqualTo(Map.of("x.AfterAllT", "afterAll broke"));
    assertThat(outcomes(replay, "x.AfterAllT"))
        .isEqualTo("x.AfterAllT#t1 PASSED\nx.AfterAllT#t2 PASSED");
    assertThat(replay.findings())
        .contains(
            Finding.blocking(
                "class_setup_failed",
                "x.BeforeAllT",
                version + ": beforeAll broke",
                "fix what runs before the tests of the class; until then none of them has an"
                    + " outcome"));
  }

  @Test
  void junit_4_tells_class_failures_by_name() {
    var replay = sample("j4-3.6.1-default");
    assertThat(replay.failedSetups()).containsExactly("x.BeforeClassT");
    assertThat(replay.failedTeardowns()).isEqualTo(Map.of("x.AfterClassT", "afterClass broke"));
    assertThat(outcomes(replay, "x.ParamT"))
        .isEqualTo(
            """
            x.ParamT#p PASSED
            x.ParamT#p[0: a] FAILED
            x.ParamT#p[2: b[c]] PASSED
            x.ParamT#p[3: nul&#0;] PASSED""");
  }

  @Test
  void test_ng_folds_its_data_providers() {
    var replay = sample("ng-3.6.1-default");
    assertThat(replay.failedSetups()).containsExactly("x.BeforeClassT");
    assertThat(observation(replay, "x.BasicT#data(java.lang.String)").failedInvocations())
        .containsExactly("data(java.lang.String)[1]", "data(java.lang.String)[3]");
    assertThat(observation(replay, "x.BasicT#inv").invocations()).isEqualTo(3);
    assertThat(observation(replay, "x.BasicT#dep").seen()).isEqualTo(Seen.SKIPPED);
  }

  @Test
  void a_rerun_inside_the_replay_leaves_no_outcome() {
    var replay = sample("j5-3.6.1-rerun3");
    assertThat(outcomes(replay, "x.RerunFlakyT"))
        .isEqualTo(
            """
            x.RerunFlakyT#always RERUN
            x.RerunFlakyT#alwaysErr RERUN
            x.RerunFlakyT#flakyErr RERUN
            x.RerunFlakyT#flakyFail RERUN
            x.RerunFlakyT#ok PASSED""");
    assertThat(replay.failedSetups()).containsExactly("x.BeforeAllT");
    assertThat(replay.findings())
        .contains(
            Finding.note(
                "rerun_evidence",
                "j5-3.6.1-rerun3",
                "4 tests were rerun inside this replay and have no outcome: first"
                    + " x.RerunFlakyT#always",
                "set rerunFailingTestsCount to 0 for the replays"));
  }

  @Test
  void a_display_name_in_place_of_the_class_is_no_evidence() {
    var replay = sample("j5-3.5.4-default");
    var mend =
        "use Surefire 3.5.3, or 3.6.0 and newer; 3.5.4 to 3.5.6 write the display name where the"
            + " class name belongs";
    assertThat(replay.findings())
        .contains(
            Finding.blocking(
                "display_name_as_class",
                "j5-3.5.4-default/TEST-x.KotlinNameT.xml",
                "classname is \"Class shown\", which is no class name; 2 testcases are not evidence",
                mend),
            Finding.blocking(
                "display_name_as_class",
                "j5-3.5.4-default/TEST-x.NestedT.xml",
                "classname is \"Shown Inner\", which is no class name; 1 testcase is not evidence",
                mend));
    assertThat(outcomes(replay, "x.NestedT"))
        .isEqualTo(
            """
            x.NestedT#outer PASSED
            x.NestedT$Inner#in PASSED
            x.NestedT$Inner$Deep#deep FAILED""");
    assertThat(sample("j5-3.6.1-default").findings())
        .noneMatch(finding -> finding.rule().equals("display_name_as_class"));
  }

  @Test
  void a_report_name_suffix_is_named_as_what_changed_the_class() {
    assertThat(sample("j5-3.6.1-suffix").findings())
        .containsExactly(
            Finding.blocking(
                "display_name_as_class",
                "j5-3.6.1-suffix/TEST-x.BasicT-replay2.xml",
                "classname is \"x.BasicT(replay2)\", which is no class name; 6 testcases are not"
                    + " evidence",
                "remove reportNameSuffix from the configuration of Surefire; it changes class"
                    + " names"));
  }

  @Test
  void a_name_shared_by_several_invocations_is_a_duplicate() {
    var replay = sample("j5-3.2.5-names");
    assertThat(observation(replay, "x.ParamT#rep").duplicate()).isTrue();
    assertThat(observation(replay, "x.ParamT#p(String)").duplicate()).isFalse();
    assertThat(observation(sample("j5-3.6.0-names"), "x.ParamT#rep").duplicate()).isFalse();
    assertThat(replay.findings())
        .contains(
            Finding.note(
                "duplicate_id",
                "j5-3.2.5-names",
                "2 tests are reported from two places and cannot be frozen: first x.DynT#dyn",
                "give each invocation a name of its own: use Surefire 3.6.0 or newer, and no nested"
                    + " class that two test classes inherit"));
  }

  @Test
  void the_users_locale_and_time_zone_change_nothing() {
    var locale = Locale.getDefault();
    var zone = TimeZone.getDefault();
    var expected = sample("j5-3.6.1-default");
    try {
      Locale.setDefault(new Locale("tr", "TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
      assertThat(sample("j5-3.6.1-default")).isEqualTo(expected);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static Replay sample(String name) {
    var directory = Path.of("src/test/resources/surefire-samples", name);
    return SurefireReports.read(directory, name, Instant.EPOCH);
  }

  private static Set<String> ids(Replay replay, Set<String> classes) {
    return replay.observations().keySet().stream()
        .filter(id -> classes.contains(id.className()))
        .map(TestId::value)
        .collect(toCollection(TreeSet::new));
  }

  private static String outcomes(Replay replay, String classPrefix) {
    return replay.observations().values().stream()
        .filter(seen -> seen.testId().className().startsWith(classPrefix))
        .map(seen -> seen.testId() + " " + seen.seen())
        .collect(joining("\n"));
  }

  private static Observation observation(Replay replay, String id) {
    return Optional.ofNullable(replay.observations().get(new TestId(id))).orElseThrow();
  }
}
