package io.github.waivergate.manifest;

import static io.github.waivergate.gate.Replays.replay;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.FreezeKey;
import io.github.waivergate.witness.NamedFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What several machines say of the failures that have a witness. */
class NamedFailuresTest {
  private static final String PROPERTY = "com.acme.TaxProperties#holds";
  private static final NamedFailure ONE = named("one", Optional.empty());
  private static final NamedFailure TWO = named("two", Optional.of("failed in all"));

  @Test
  void they_come_back_as_they_were_written() throws Exception {
    assertThat(read(written(List.of(ONE, TWO)))).containsExactly(ONE, TWO);
    assertThat(read(written(List.of()))).isEmpty();
  }

  @Test
  void a_failure_without_an_example_is_refused() throws Exception {
    var json = written(List.of(ONE));
    var examples = json.indexOf("\"examples\": [") + "\"examples\": [".length();
    var empty = json.substring(0, examples) + "], \"against\": null}]}";

    assertThatCode(() -> read(empty))
        .isInstanceOfSatisfying(
            EvidenceException.class,
            refused ->
                assertThat(refused.asFinding().found())
                    .isEqualTo("holds an array, needed is at least one example"));
  }

  @Test
  void machines_that_name_it_say_it_together() {
    var steps = List.of(step(Seen.FAILED), step(Seen.FAILED), step(Seen.PASSED));

    assertThat(AgreedNames.of(List.of(List.of(ONE), List.of(TWO), List.of()), steps))
        .containsExactly(
            new NamedFailure(
                PROPERTY,
                List.of(ONE.examples().get(0), TWO.examples().get(0)),
                Optional.of("failed in all")));
  }

  @Test
  void a_machine_that_saw_it_fail_without_a_name_speaks_for_all() {
    assertThat(
            AgreedNames.of(
                List.of(List.of(ONE), List.of()), List.of(step(Seen.FAILED), step(Seen.FAILED))))
        .isEmpty();
    assertThat(
            AgreedNames.of(
                List.of(List.of(ONE), List.of()), List.of(step(Seen.FAILED), step(Seen.RERUN))))
        .isEmpty();
    assertThat(AgreedNames.of(List.of(List.of(ONE)), List.of())).isEmpty();
  }

  private static Replay step(Seen seen) {
    return replay(0).saw(PROPERTY, seen).build();
  }

  private static NamedFailure named(String example, Optional<String> against) {
    return new NamedFailure(
        PROPERTY,
        List.of(
            new Counterexample(
                new FreezeKey(PROPERTY + "(int)", sha(example), sha("generators")),
                sha("seeds"),
                3,
                "java.lang.AssertionError")),
        against);
  }

  private static String written(List<NamedFailure> failures) throws IOException {
    var out = new ByteArrayOutputStream();
    var json = JsonText.generator(out);
    json.writeStartObject();
    NamedFailureJson.write(json, failures);
    json.writeEndObject();
    JsonText.end(json);
    return out.toString(UTF_8);
  }

  private static List<NamedFailure> read(String json) throws EvidenceException {
    return NamedFailureJson.read(
        JsonReader.read(json.getBytes(UTF_8), "slice.json", "mend").member("named_failures"));
  }

  private static Sha256 sha(String text) {
    return Sha256.of(text.getBytes(UTF_8));
  }
}
