package io.github.waivergate.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ } | {}",
        "[ ] | []",
        "{\"b\": [true, null ], \"a\": {\"int\": \"1\"}} |"
            + " {\"a\":{\"int\":\"1\"},\"b\":[true,null]}",
        // By UTF-16 units a surrogate pair comes before U+FFEE.
        "{\"\\uffee\": \"1\", \"\\ud83d\\ude00\": \"2\"} | {\"😀\":\"2\",\"￮\":\"1\"}",
        "\"\\u0041\\/\\u00e9\" | \"A/é\"",
        "\"\\\"\\\\\\b\\t\\n\\f\\r\\u000b\\u001F\\u007f\" |"
            + " \"\\\"\\\\\\b\\t\\n\\f\\r\\u000b\\u001f\u007f\"",
      })
  void a_value_has_one_spelling(String written, String canonical) throws Exception {
    assertThat(new String(canonical(written), UTF_8)).isEqualTo(canonical);
    assertThat(canonical(canonical)).isEqualTo(canonical(written));
  }

  @Test
  void a_number_has_none() {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> canonical("[{\"int\": 1}]"))
        .withMessage(
            """
            could not judge: file /0/int
              found: holds 1, needed is a text that holds the number
              mend:  mend it\
            """);
  }

  private static byte[] canonical(String json) throws EvidenceException {
    return CanonicalJson.bytes(JsonReader.read(json.getBytes(UTF_8), "file", "mend it"));
  }
}
