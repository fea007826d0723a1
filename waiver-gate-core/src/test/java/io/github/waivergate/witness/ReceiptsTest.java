package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReceiptsTest {
  private static final String KEY = Examples.key(Examples.DIGEST).hex();
  private static final String FALSIFIED =
      """
      {"format": "waiver-gate/receipt/1", "nonce": "n1", "mode": "seeds", "property_id": "%s",
       "seeds_taken": ["1", "-81985529216486896"], "outcome": "falsified", "denials": [],
       "witness": "%s",
       "falsified": [{"seed": "1", "witness": "%s", "denials": []}]}
      """
          .formatted(Examples.PROPERTY, KEY, KEY);
  private static final String PASSED =
      FALSIFIED
          .replaceAll("\\[\\{.*}]", "[]")
          .replace("\"witness\": \"" + KEY + "\"", "\"witness\": null")
          .replace("\"falsified\",", "\"passed\",");
  private static final String REPLAYED =
      """
      {"format": "waiver-gate/receipt/1", "nonce": "n2", "mode": "replay", "property_id": "%s",
       "example_sha256": "%s", "outcome": "failed", "error_class": "java.lang.AssertionError"}
      """
          .formatted(Examples.PROPERTY, Examples.DIGEST);
  private static final String MEND =
      "use an adapter that writes receipts as docs/witnesses.md has them";

  @Test
  void a_receipt_on_the_seeds_names_each_witness_or_why_there_is_none() throws Exception {
    assertThat(seeds(FALSIFIED))
        .isEqualTo(
            new SeedReceipt(
                Examples.PROPERTY,
                Examples.order().seeds(),
                true,
                List.of(),
                List.of(
                    new SeedReceipt.Run(
                        Optional.of(1L), Optional.of(Examples.key(Examples.DIGEST)), List.of()))));
    assertThat(seeds(PASSED).falsified()).isFalse();
    assertThat(seeds(denied("too_large")).denials()).containsExactly(Denial.TOO_LARGE);
    assertThat(seeds(denied("too_large")).runs())
        .containsExactly(
            new SeedReceipt.Run(Optional.empty(), Optional.empty(), List.of(Denial.TOO_LARGE)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 -81985529216486896   | true",
        "1                      | false",
        "-81985529216486896 1   | false",
        "1 -81985529216486896 3 | false",
        "1 1                    | false",
        "                       | false",
      })
  void every_seed_is_proven_in_its_order(String taken, boolean proven) {
    var seeds =
        Stream.ofNullable(taken).flatMap(text -> Stream.of(text.split(" "))).map(Long::valueOf);
    var receipt = new SeedReceipt(Examples.PROPERTY, seeds.toList(), false, List.of(), List.of());

    assertThat(receipt.proves(Examples.order())).isEqualTo(proven);
  }

  @Test
  void a_runner_that_says_a_seed_was_not_taken_proves_none() throws Exception {
    assertThat(seeds(FALSIFIED).proves(Examples.order())).isTrue();
    assertThat(seeds(denied("seed_not_taken")).proves(Examples.order())).isFalse();
  }

  @Test
  void a_receipt_of_a_replay_says_what_was_really_run() throws Exception {
    assertThat(replay(REPLAYED))
        .isEqualTo(
            new ReplayReceipt(
                Examples.PROPERTY, Examples.DIGEST, Optional.of("java.lang.AssertionError")));
    assertThat(
            replay(
                    REPLAYED
                        .replace("\"failed\"", "\"passed\"")
                        .replace("\"java.lang.AssertionError\"", "null"))
                .errorClass())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "receipt/1 | receipt/2 | /format |"
            + " holds \"waiver-gate/receipt/2\", needed is \"waiver-gate/receipt/1\"",
        "\"n1\" | \"n0\" | /nonce | is of another run: the order has n1",
        "\"mode\": \"seeds\" | \"mode\": \"replay\" | /mode |"
            + " holds \"replay\", needed is \"seeds\"",
        "\"falsified\", | \"failed\",| /outcome |"
            + " holds \"failed\", needed is passed or falsified",
        "\"falsified\", | \"passed\",| /falsified |"
            + " runs that falsified it: 1, and the outcome says otherwise",
        "\"denials\": []} | \"denials\": [\"too_large\"]} | /falsified/0 |"
            + " a run has a seed and a witness, or a denial that says why it has none",
        "\"seed\": \"1\" | \"seed\": null | /falsified/0 |"
            + " a run has a seed and a witness, or a denial that says why it has none",
        "\"denials\": [] | \"denials\": [\"no_reason\"] | /denials/0 |"
            + " holds \"no_reason\", needed is the name of a denial",
        "\"denials\": [], | \"denials\": [], \"skip\": true,| | key skip is unknown",
        "[\"1\", | [1,| /seeds_taken/0 | holds 1, needed is a text",
      })
  void a_receipt_on_the_seeds_that_is_wrong_anywhere_is_refused(
      String honest, String lie, String pointer, String found) {
    refused(() -> seeds(lied(FALSIFIED, honest, lie)), pointer, found);
  }

  @Test
  void the_witness_of_a_receipt_is_one_of_its_runs() {
    var other = "\"witness\": \"" + "0".repeat(64) + "\",\n";
    refused(
        () -> seeds(FALSIFIED.replace("\"witness\": \"" + KEY + "\",\n", other)),
        "/witness",
        "is the witness of no run that falsified the property");
    refused(
        () -> seeds(PASSED.replace("\"witness\": null,\n", other)),
        "/witness",
        "holds \"" + "0".repeat(64) + "\", needed is null, as the outcome is passed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"n2\" | \"n1\" | /nonce | is of another run: the order has n2",
        "\"failed\" | \"falsified\" | /outcome |"
            + " holds \"falsified\", needed is passed or failed",
        "\"failed\" | \"passed\" | /error_class |"
            + " holds \"java.lang.AssertionError\", needed is null, as the outcome is passed",
        "\"java.lang.AssertionError\" | null | /error_class |"
            + " holds null, needed is the class of the error",
      })
  void a_receipt_of_a_replay_that_is_wrong_anywhere_is_refused(
      String honest, String lie, String pointer, String found) {
    refused(() -> replay(lied(REPLAYED, honest, lie)), pointer, found);
  }

  private static String denied(String denial) {
    return FALSIFIED
        .replace("\"" + KEY + "\"", "null")
        .replace("\"seed\": \"1\"", "\"seed\": null")
        .replace("\"denials\": []", "\"denials\": [\"" + denial + "\"]");
  }

  private static String lied(String text, String honest, String lie) {
    assertThat(text).contains(honest);
    return text.replaceFirst(Pattern.quote(honest), Matcher.quoteReplacement(lie));
  }

  private static SeedReceipt seeds(String text) throws EvidenceException {
    return SeedReceipt.parse(text.getBytes(UTF_8), Examples.order(), "r");
  }

  private static ReplayReceipt replay(String text) throws EvidenceException {
    var order = Examples.order().replaying("n2", Path.of("receipts"), List.of());
    return ReplayReceipt.parse(text.getBytes(UTF_8), order, "r");
  }

  private static void refused(ThrowingCallable read, String pointer, String found) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(read)
        .withMessage(
            "could not judge: r"
                + (pointer == null ? "" : " " + pointer)
                + "\n  found: "
                + found
                + "\n  mend:  "
                + MEND);
  }
}
