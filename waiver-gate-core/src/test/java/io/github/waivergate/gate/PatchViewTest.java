package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.five;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the gate makes of the paths that a patch changes. */
class PatchViewTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final String PARSE = "com.acme.ParseTest#roundTrip";
  private static final String LOGIN = "src/main/java/com/acme/auth/Login.java";
  private static final PatchView PRODUCTION = new PatchView(true, List.of(), List.of());

  @Test
  void a_patch_of_production_code_alone_may_earn_a_proposal() throws Exception {
    var verdict = judge(PRODUCTION, UnstablePolicy.PROPOSE, unstable());

    assertThat(verdict.rows().get(0).freeze()).isPresent();
    assertThat(verdict.rows().get(0).reasons()).isEmpty();
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.anchored()).isTrue();
  }

  @Test
  void any_other_path_denies_it_and_is_named() throws Exception {
    var denied = new PatchView(true, List.of("a is test_body: rule"), List.of());

    var verdict = judge(denied, UnstablePolicy.PROPOSE, unstable());

    assertThat(verdict.rows().get(0).freeze()).isEmpty();
    assertThat(verdict.rows().get(0).reasons()).containsExactly("no freeze: a is test_body: rule");
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isFalse();
  }

  @Test
  void three_denials_are_shown_and_the_others_counted() throws Exception {
    var denied = new PatchView(true, List.of("a", "b", "c", "d", "e"), List.of());

    assertThat(judge(denied, UnstablePolicy.PROPOSE, unstable()).rows().get(0).reasons())
        .containsExactly(
            "no freeze: a", "no freeze: b", "no freeze: c", "no freeze: and 2 more paths");
  }

  @Test
  void a_stable_test_is_told_nothing_of_freezes() throws Exception {
    var denied = new PatchView(true, List.of("a is test_body: rule"), List.of(LOGIN));

    var verdict =
        judge(denied, UnstablePolicy.PROPOSE, five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(verdict.rows().get(0).reasons()).isEmpty();
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.reviewReady()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(UnstablePolicy.class)
  void where_nothing_is_waived_an_unstable_test_blocks_under_any_policy(UnstablePolicy policy)
      throws Exception {
    var verdict = judge(new PatchView(true, List.of(), List.of(LOGIN, "more")), policy, unstable());

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.rows().get(0).freeze()).isEmpty();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "unstable_refused",
                PARSE,
                "passed 4 of 5 replays, and the patch changes "
                    + LOGIN
                    + ", where nothing unstable is waived",
                "make the test stable; under this policy an unstable test blocks"));
  }

  @Test
  void only_an_anchored_verdict_is_ready_in_ci() throws Exception {
    var green = five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED);

    assertThat(judge(PRODUCTION, UnstablePolicy.PROPOSE, green).reviewReady()).isTrue();
    assertThat(judge(PatchView.UNANCHORED, UnstablePolicy.PROPOSE, green).reviewReady()).isFalse();
  }

  private static List<Replay> unstable() {
    return five(PARSE, FAILED, PASSED, PASSED, PASSED, PASSED);
  }

  private static Verdict judge(PatchView patch, UnstablePolicy policy, List<Replay> replays)
      throws EvidenceException {
    var locked = Sha256.of("locked".getBytes(StandardCharsets.UTF_8));
    var known = new TreeMap<>(Map.of(new TestId(PARSE), new Entry(1, Status.RUN)));
    return AdmissionGate.judge(
        new GateInput(
            new GateSettings(5, 24, policy, GateSettings.DEFAULT.propertyTests()),
            new TestInventory(known, List.of()),
            new FixtureState(locked, locked, List.of()),
            Optional.empty(),
            replays,
            List.of(),
            List.of(),
            patch,
            /* ci= */ true),
        NOW);
  }
}
