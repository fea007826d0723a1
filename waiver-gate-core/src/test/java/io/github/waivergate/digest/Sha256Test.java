package io.github.waivergate.digest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Sha256Test {
  private static final String OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @Test
  void the_published_example_is_met() {
    var digest = Sha256.of("abc".getBytes(StandardCharsets.US_ASCII));

    assertThat(digest).isEqualTo(new Sha256(OF_ABC)).hasToString(OF_ABC);
    assertThat(digest.abbreviated()).isEqualTo("ba7816bf8f01");
  }

  @Test
  void a_finished_digest_is_wrapped_with_its_leading_zeros() {
    assertThat(Sha256.ofDigest(new byte[32]).hex()).isEqualTo("0".repeat(64));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ba7816bf8f01",
        "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
        "ga7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n"
      })
  void anything_but_64_lower_case_digits_is_refused(String hex) {
    assertThatThrownBy(() -> new Sha256(hex))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not 64 lower-case hex digits: " + hex);
  }
}
