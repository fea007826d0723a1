package io.github.waivergate.path;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassPatternsTest {
  private final ClassPatterns properties =
      ClassPatterns.of(List.of("**/*Properties", "com/acme/laws/*"));

  @ParameterizedTest
  @CsvSource({
    "com.acme.TaxProperties, true",
    "TaxProperties, true",
    "com.acme.TaxProperties$Inner, true",
    "com.acme.TaxProperties$Inner$Deep, true",
    "com.acme.TaxTest$RoundTripProperties, true",
    "com.acme.TaxTest$RoundTripProperties$Deep, true",
    "com.acme.laws.Tax, true",
    "com.acme.laws.eu.Tax, false",
    "com.acme.TaxPropertiesTest, false",
    "com.acme.taxproperties, false",
    "com.acme.TaxTest$Inner, false",
    "$, false"
  })
  void a_class_is_selected_by_its_name_or_by_one_that_encloses_it(String name, boolean selected) {
    assertThat(properties.match(name)).isEqualTo(selected);
  }
}
