package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestClassesTest {
  private final Path directory;

  TestClassesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void top_level_classes_that_match_are_named_in_the_order_of_their_bytes() throws Exception {
    classes(
        "com/acme/TaxProperties",
        "com/acme/TaxProperties$Rates",
        "com/acme/ParseTest",
        "com/acme/a/RoundTripProperties",
        "InvoiceProperties");

    assertThat(matching())
        .containsExactly(
            "InvoiceProperties", "com.acme.TaxProperties", "com.acme.a.RoundTripProperties");
  }

  @Test
  void a_class_that_holds_a_nested_property_class_is_named_for_it() throws Exception {
    classes("com/acme/ParseTest", "com/acme/ParseTest$RateProperties", "com/acme/$Properties");

    assertThat(matching()).containsExactly("com.acme.$Properties", "com.acme.ParseTest");
  }

  @Test
  void what_is_no_class_is_not_named() throws Exception {
    Files.writeString(directory.resolve("TaxProperties.java"), "");
    Files.writeString(directory.resolve("TaxProperties"), "");

    assertThat(matching()).isEmpty();
  }

  @Test
  void a_missing_directory_has_none() throws Exception {
    assertThat(
            TestClasses.matching(
                directory.resolve("gone"), ClassPatterns.of(List.of("**/*Properties"))))
        .isEmpty();
  }

  private List<String> matching() throws EvidenceException {
    return TestClasses.matching(directory, ClassPatterns.of(List.of("**/*Properties")));
  }

  private void classes(String... names) throws IOException {
    for (String name : names) {
      var file = directory.resolve(name + ".class");
      Files.createDirectories(file.resolveSibling(""));
      Files.write(file, new byte[] {1});
    }
  }
}
