package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CounterexampleTest {
  private static final String ERROR = "java.lang.AssertionError";
  private static final Counterexample RECORDED = example("holds", "one", "g", "s", 3, ERROR);

  @Test
  void the_same_is_the_recorded_one() {
    assertThat(example("holds", "one", "g", "s", 3, ERROR).difference(RECORDED)).isEmpty();
  }

  @Test
  void a_renamed_property_another_example_generator_seed_or_error_is_another_one() {
    assertThat(example("renamed", "one", "g", "s", 3, ERROR).difference(RECORDED))
        .contains("its witness is another example");
    assertThat(example("holds", "two", "g", "s", 3, ERROR).difference(RECORDED))
        .contains("its witness is another example");
    assertThat(example("holds", "one", "h", "s", 3, ERROR).difference(RECORDED))
        .contains(
            "its witness is of generators "
                + sha("g").abbreviated()
                + ", now they are "
                + sha("h").abbreviated());
    assertThat(example("holds", "one", "g", "t", 3, ERROR).difference(RECORDED))
        .contains(firstThree() + "3 of " + sha("t").abbreviated());
    assertThat(example("holds", "one", "g", "s", 2, ERROR).difference(RECORDED))
        .contains(firstThree() + "2 of " + sha("s").abbreviated());
    assertThat(example("holds", "one", "g", "s", 3, "java.lang.Error").difference(RECORDED))
        .contains("failed with java.lang.Error, recorded is java.lang.AssertionError");
  }

  @Test
  void a_failure_of_the_base_is_drawn_by_the_generators_of_the_patch() throws Exception {
    var failure = new NamedFailure("holds", List.of(RECORDED), Optional.of("no clean tree"));
    var patch = GeneratorHashes.NONE;

    var ofBase = failure.ofBase(Optional.of(step(patch, "propose")));

    assertThat(ofBase.against()).isEmpty();
    assertThat(ofBase.examples()).containsExactly(RECORDED.drawnBy(patch.digest()));
  }

  @Test
  void a_failure_of_the_base_stands_where_the_patch_edits_a_generator() throws Exception {
    var failure = new NamedFailure("holds", List.of(RECORDED), Optional.empty());
    var base = new GeneratorFiles(new TreeMap<>());
    var edited = new TreeMap<>(Map.of("Rates.java", "100644 " + "a".repeat(40)));
    var hashes =
        new GeneratorHashes(Optional.of(base), new GeneratorFiles(edited), Set.of(), List.of());

    assertThat(failure.ofBase(Optional.of(step(hashes, "propose"))).against())
        .contains(
            "the generators are not those of the merge base: Rates.java is 100644 aaaaaaaaaaaa,"
                + " the merge base has no file");
    assertThat(failure.ofBase(Optional.of(step(GeneratorHashes.NONE, "refuse"))).against())
        .contains("flips is refuse in qa/seeds.json");
    assertThat(failure.ofBase(Optional.empty()).against())
        .contains("the properties of the patch did not run on the seeds");
  }

  private static String firstThree() {
    return "its witness is of the first 3 seeds of "
        + sha("s").abbreviated()
        + ", now they are the first ";
  }

  private static SeedStep step(GeneratorHashes generators, String flips) throws Exception {
    var seeds = SeedList.parse(Examples.SEED_LIST.replace("refuse", flips).getBytes(UTF_8), "s");
    return new SeedStep(seeds, generators, List.of(), List.of());
  }

  private static Counterexample example(
      String property, String example, String generators, String seeds, int prefix, String error) {
    return new Counterexample(
        new FreezeKey(property, sha(example), sha(generators)), sha(seeds), prefix, error);
  }

  private static Sha256 sha(String text) {
    return Sha256.of(text.getBytes(UTF_8));
  }
}
