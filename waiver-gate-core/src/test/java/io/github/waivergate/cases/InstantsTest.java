package io.github.waivergate.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstantsTest {

  @ParameterizedTest
  @CsvSource({
    "2026-10-09T00:00:00Z, 2026-10-09T00:00:00+00:00",
    "2026-10-09T23:59:59.999Z, 2026-10-09T23:59:59+00:00",
    "2026-10-09T01:30:00+02:00, 2026-10-08T23:30:00+00:00"
  })
  void an_instant_has_one_shape(String instant, String expected) {
    assertThat(Instants.format(Instant.parse(instant))).isEqualTo(expected);
  }

  @Test
  void the_locale_does_not_change_its_digits() {
    var before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(Instants.format(Instant.EPOCH)).isEqualTo("1970-01-01T00:00:00+00:00");
    } finally {
      Locale.setDefault(before);
    }
  }
}
