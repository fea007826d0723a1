package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WitnessTest {
  private static final String MEND =
      "keep the file as the runner wrote it; let the property fail again for a new one";

  @Test
  void a_witness_says_what_was_false_and_on_what() throws Exception {
    assertThat(Examples.witness())
        .isEqualTo(
            new Witness(
                "com.acme.InvoiceProperties#inclusiveIdentity(int,int)",
                "jqwik 1.9.3",
                Examples.SEEDS,
                2,
                -81985529216486896L,
                500,
                Examples.GENERATORS,
                "java.lang.AssertionError",
                Examples.DIGEST,
                17,
                false));
    assertThat(Examples.witness().fileName()).isEqualTo(Examples.NAME);
  }

  @Test
  void a_witness_keeps_its_digest_when_json_keys_are_reordered() throws Exception {
    var example = "{\"list\":[{\"int\":\"1\"}],\"type\":\"a\"}";
    var digest = Sha256.of(("[" + example + "]").getBytes(UTF_8));
    var reordered =
        witness("[{ \"type\" : \"\\u0061\", \"list\" : [ {\"int\": \"1\"} ] }]", digest);

    assertThat(Witness.parse(reordered, Examples.name(digest), "w").example()).isEqualTo(digest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "witness/1 | witness/2 | /format |"
            + " holds \"waiver-gate/witness/2\", needed is \"waiver-gate/witness/1\"",
        "\"tries\": 500, | ``| | key tries is missing",
        "\"tries\": 500, | \"tries\": 500, \"skip\": true,| | key skip is unknown",
        "\"complete\": true | \"complete\": false | /complete |"
            + " the shrink is incomplete, so the example is any one",
        "\"complete\": true | \"complete\": \"true\" | /complete |"
            + " holds \"true\", needed is true or false",
        "\"int\": \"2\" | \"int\": 2 | /example/1/int |"
            + " holds 2, needed is a text that holds the number",
        "\"original\": null | \"original\": {} | /original | holds an object, needed is an array",
        "\"-81985529216486896\" | -81985529216486896 | /seed |"
            + " holds -81985529216486896, needed is a text",
        "\"jqwik\" | \" \" | /runner | holds \" \", needed is a text that is not empty",
        "\"int\": \"2\" | \"int\": \"3\" | /example_sha256 |"
            + " is 950cc9f3ec58, the example is 4ec92f430860",
      })
  void a_witness_that_is_wrong_anywhere_is_refused(
      String honest, String lie, String pointer, String found) {
    assertThat(Examples.WITNESS).contains(honest);
    var text = Examples.WITNESS.replaceFirst(Pattern.quote(honest), Matcher.quoteReplacement(lie));

    refused(text.getBytes(UTF_8), Examples.NAME, pointer, found);
  }

  @Test
  void a_file_is_named_by_its_property_and_example() {
    refused(
        Examples.WITNESS.getBytes(UTF_8),
        "0".repeat(64) + ".json",
        null,
        "the file is named "
            + "0".repeat(64)
            + ".json, its property and example say "
            + Examples.NAME);
  }

  @ParameterizedTest
  @ValueSource(ints = {8192, 8193})
  void an_example_has_8_kib_at_most(int bytes) throws Exception {
    var example = "[\"" + "x".repeat(bytes - 4) + "\"]";
    var digest = Sha256.of(example.getBytes(UTF_8));
    var witness = witness(example, digest);

    if (bytes == 8192) {
      assertThat(Witness.parse(witness, Examples.name(digest), "w").example()).isEqualTo(digest);
    } else {
      refused(
          witness, Examples.name(digest), "/example", "has 8193 bytes, at most 8192 are a witness");
    }
  }

  @Test
  void a_freeze_key_is_of_property_example_and_generators_and_of_no_test_name() throws Exception {
    var key = FreezeKey.of(Examples.witness());

    assertThat(key)
        .isEqualTo(new FreezeKey(Examples.PROPERTY, Examples.DIGEST, Examples.GENERATORS))
        .isNotEqualTo(new FreezeKey("com.acme.P#renamed", Examples.DIGEST, Examples.GENERATORS))
        .isNotEqualTo(new FreezeKey(Examples.PROPERTY, Examples.SEEDS, Examples.GENERATORS))
        .isNotEqualTo(new FreezeKey(Examples.PROPERTY, Examples.DIGEST, Examples.SEEDS));
  }

  private static byte[] witness(String example, Sha256 digest) {
    return Examples.WITNESS
        .replace("[{ \"int\": \"1\" }, { \"int\": \"2\" }]", example)
        .replace(Examples.DIGEST.hex(), digest.hex())
        .getBytes(UTF_8);
  }

  private static void refused(byte[] witness, String name, @Nullable String pointer, String found) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> Witness.parse(witness, name, "w"))
        .withMessage(
            "could not judge: w"
                + (pointer == null ? "" : " " + pointer)
                + "\n  found: "
                + found
                + "\n  mend:  "
                + MEND);
  }
}
