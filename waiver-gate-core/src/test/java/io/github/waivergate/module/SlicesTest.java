package io.github.waivergate.module;

import static io.github.waivergate.module.FakeSuite.reports;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.git.Source;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Replays that several builds share: each in a checkout of its own, judged together in another. */
class SlicesTest {
  private static final String MEND = "collect target/waiver-gate of every slice again, whole";
  private static final Patch PATCH =
      new Patch(
          new Source("c".repeat(40), "d".repeat(40)),
          Optional.empty(),
          Optional.empty(),
          path -> Optional.empty());

  private final Path directory;
  private final SmallModule here;

  SlicesTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    here = checkout("here");
  }

  @Test
  void slices_give_the_verdict_of_one_machine() throws Exception {
    var alone = checkout("alone");
    var replay = alone.replaying(5, line -> {});
    replay.start(suite());
    replay.replay(suite());
    var local = alone.check().run(Optional.of(replay.session()));

    slice("one", 1, 4);
    slice("two", 5, 2);
    slice("three", 3);
    var collected = collect("one", "two", "three");

    assertThat(collected.rows()).isEqualTo(local.rows());
    assertThat(collected.findings()).isEqualTo(local.findings());
    assertThat(collected.blocked()).isEqualTo(local.blocked());
    assertThat(cases("here")).isEqualTo(cases("alone"));
  }

  @Test
  void a_build_that_ran_a_slice_says_that_it_gives_no_verdict() throws Exception {
    assertThat(slice("one", 2, 3))
        .isEqualTo(
            Finding.blocking(
                "slice_only",
                "com.acme:tax:1.0",
                "this build ran 2 of 5 replays: 2, 3",
                "collect target/waiver-gate of all slices, then run mvn verify"
                    + " -Dwaiver-gate.collectedFrom=<their directories>"));
    assertThat(directory.resolve("one/target/waiver-gate/waiver.json"))
        .content(UTF_8)
        .contains("\"blocked\": true", "\"judged\": false");
  }

  @Test
  void a_replay_that_no_slice_ran_is_missed() throws Exception {
    slice("one", 1, 2);
    slice("two", 3, 4);

    assertRefused("replay 5 of 5", "is in none of the slices", "one", "two");
  }

  @Test
  void a_replay_that_two_slices_ran_is_refused() throws Exception {
    slice("one", 1, 2, 3);
    slice("two", 3, 4, 5);

    assertRefused(file("two"), "replay 3 is in " + file("one") + " too", "one", "two");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "commit  | cccccccccccccccccccccccccccccccccccccccc | 1111111111111111111111111111111111111111",
        "tree    | dddddddddddddddddddddddddddddddddddddddd | 2222222222222222222222222222222222222222",
        "plugin  | 1.0                                      | 0.9",
      })
  void a_slice_of_another_origin_is_refused(String what, String own, String other)
      throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    edit("one", "\"" + what + "\": \"" + own, "\"" + what + "\": \"" + other);

    assertThatCode(() -> collect("one"))
        .isInstanceOfSatisfying(
            EvidenceException.class,
            refused ->
                assertThat(refused.asFinding())
                    .isEqualTo(
                        Finding.blocking(
                            "could_not_judge",
                            file("one"),
                            "is of " + what + " " + other + ", this build has " + own,
                            "run all slices and the check on the same commit, with nothing changed"
                                + " since")));
  }

  @Test
  void a_slice_of_another_fixture_lock_is_refused() throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    here.fixture("rates.json", "{\"other\": 1}\n").lock();

    assertThatCode(() -> collect("one"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("is of fixture lock ");
  }

  @Test
  void outside_of_git_no_slice_is_taken() throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    here.patch = Patch.NONE;

    assertThatCode(() -> collect("one"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining(
            "outside of git nothing shows that the replays are of this very patch");
  }

  @Test
  void an_edited_manifest_is_refused() throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    var manifest = directory.resolve("one/target/waiver-gate/replays/2/replay.json");
    Files.writeString(
        manifest, Files.readString(manifest).replace("\"failed\": 1", "\"failed\": 0"));

    assertThatCode(() -> collect("one"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("replays/2/replay.json")
        .hasMessageContaining("its slice has");
  }

  @Test
  void an_edited_report_breaks_its_seal() throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    var report =
        directory.resolve("one/target/waiver-gate/replays/2/unit/TEST-com.acme.ParseTest.xml");
    Files.writeString(report, Files.readString(report).replace("'", "\""));

    assertThat(collect("one").findings()).extracting(Finding::rule).contains("broken_seal");
  }

  @Test
  void a_missing_report_breaks_its_seal() throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    Files.delete(
        directory.resolve("one/target/waiver-gate/replays/2/unit/TEST-com.acme.ParseTest.xml"));

    var verdict = collect("one");

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings()).extracting(Finding::rule).contains("broken_seal");
  }

  @Test
  void a_directory_without_a_slice_is_refused() throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    Files.createDirectories(directory.resolve("two"));

    assertRefused(file("two"), "there is no such file", "one", "two");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "waiver-gate/slice/1 | waiver-gate/slice/2",
        "\"planned\": 5      | \"planned\": \"5\"",
        "\"planned\": 5      | \"planned\": 5, \"planned\": 5",
        "\"threads\"         | \"thread\"",
        "replays/2/replay    | ../2/replay",
        "\"stopped_at\": \"none\" | \"stopped_at\": \"later\"",
      })
  void a_malformed_slice_is_refused(String text, String other) throws Exception {
    slice("one", 1, 2, 3, 4, 5);
    edit("one", text, other);

    assertThatCode(() -> collect("one"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("slice.json");
  }

  @Test
  void what_a_slice_found_blocks_the_whole() throws Exception {
    slice("one", 1, 2, 3, 4);
    var two = checkout("two");
    var plan = new ReplayPlan(5, List.of(5), 1);
    var replay = two.replaying(plan, line -> {});
    var forged = suite().hears("unit", "com.acme.ParseTest", "empty", "failed");
    replay.start(forged);
    replay.replay(forged);
    two.check().unjudged().slice(plan, replay.session());

    var verdict = collect("one", "two");

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings()).extracting(Finding::rule).contains("reports_contradict_run");
  }

  private SmallModule checkout(String name) throws Exception {
    var module =
        new SmallModule(Files.createDirectories(directory.resolve(name)))
            .fixture("rates.json", "{}\n")
            .knows("ParseTest#empty")
            .lock();
    module.patch = PATCH;
    return module;
  }

  private static FakeSuite suite() {
    return new FakeSuite()
        .execution(
            "unit",
            (index, reports) ->
                reports(reports, "ParseTest", index == 2 ? failed("empty") : passed("empty")));
  }

  private Finding slice(String name, Integer... indexes) throws Exception {
    var module = checkout(name);
    var plan = new ReplayPlan(5, List.of(indexes), 1);
    var replay = module.replaying(plan, line -> {});
    replay.start(suite());
    replay.replay(suite());
    return module.check().unjudged().slice(plan, replay.session());
  }

  private Verdict collect(String... names) throws EvidenceException {
    return here.check().collected(List.of(names).stream().map(name -> "../" + name).toList());
  }

  private void edit(String name, String text, String other) throws IOException {
    var slice = directory.resolve(name + "/target/waiver-gate/slice.json");
    assertThat(slice).content(UTF_8).contains(text);
    Files.writeString(slice, Files.readString(slice).replace(text, other));
  }

  private String cases(String name) throws IOException {
    return Files.readString(directory.resolve(name + "/target/waiver-gate/cases.json"));
  }

  private String file(String name) {
    return directory.resolve(name).toString().replace('\\', '/') + "/target/waiver-gate/slice.json";
  }

  private void assertRefused(String place, String found, String... names) {
    assertThatCode(() -> collect(names))
        .isInstanceOfSatisfying(
            EvidenceException.class,
            refused ->
                assertThat(refused.asFinding())
                    .isEqualTo(Finding.blocking("could_not_judge", place, found, MEND)));
  }
}
