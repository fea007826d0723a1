package io.github.waivergate.freeze;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The secrets are invented, and put together here so that no scanner takes them for real ones. */
class SecretsTest {
  private static final String LONG = "A1b2".repeat(10);

  @ParameterizedTest
  @ValueSource(strings = {"", "RSA ", "EC ", "OPENSSH ", "ENCRYPTED "})
  void a_private_key_is_seen(String kind) {
    assertThat(in("x\n-----BEGIN " + kind + "PRIVATE" + " KEY-----\n"))
        .isEqualTo("a private key (line 2)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ghp_", "gho_", "github_pat_", "glpat-", "npm_", "sk_" + "live_", "xoxb-"})
  void a_token_is_seen(String prefix) {
    assertThat(in("{\"t\": \"" + prefix + LONG + "\"}")).isEqualTo("an access token (line 1)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"password", "client_secret", "apiKey", "access_token", "PRIVATE_KEY"})
  void a_secret_is_seen_by_its_key(String key) {
    assertThat(in("{\"" + key + "\": \"correct horse\"}"))
        .isEqualTo("a password or token by its key (line 1)");
  }

  @Test
  void an_invoice_holds_none() {
    assertThat(in("{\"exclusive_cents\": 1999, \"tax_bps\": 875, \"inclusive_cents\": 2174}"))
        .isEmpty();
    assertThat(in("{\"password\": \"\", \"token_count\": 12, \"certificate\": \"BEGIN\"}"))
        .isEmpty();
  }

  private static String in(String text) {
    return Secrets.in(text.getBytes(UTF_8)).orElse("");
  }
}
