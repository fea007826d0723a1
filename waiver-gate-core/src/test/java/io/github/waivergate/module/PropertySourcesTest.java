package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PropertySourcesTest {
  private static final String FAKE = "io.github.waivergate.module.FakeTree";

  @Test
  void sources_are_those_of_the_class_its_superclasses_and_interfaces_in_the_tree() {
    var found = PropertySources.of(List.of(FAKE), classes());

    assertThat(found.sources())
        .containsExactlyInAnyOrder(
            "io/github/waivergate/module/FakeTree.java",
            "io/github/waivergate/module/CleanTree.java");
    assertThat(found.unknown()).isEmpty();
  }

  @Test
  void a_class_from_a_jar_has_no_source_in_the_tree() {
    var found = PropertySources.of(List.of("org.junit.jupiter.api.Assertions", FAKE), classes());

    assertThat(found.sources()).hasSize(2);
    assertThat(found.unknown()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "01, com.acme.Odd (the class file ends too early)",
    "CAFEBABF, com.acme.Odd (no class file)",
    "CAFEBABE0000003D000263, com.acme.Odd (the class file holds a constant of kind 99)",
  })
  void a_class_file_that_cannot_be_read_is_named(
      String hex, String unknown, @TempDir Path directory) throws Exception {
    var file = directory.resolve("com/acme/Odd.class");
    Files.createDirectories(file.getParent());
    Files.write(file, HexFormat.of().parseHex(hex));

    var found =
        PropertySources.of(
            List.of("com.acme.Odd"), new ModuleClasses(directory, directory, List.of()));

    assertThat(found.sources()).isEmpty();
    assertThat(found.unknown()).contains(unknown);
  }

  private static ModuleClasses classes() {
    return new ModuleClasses(
        Path.of("target", "classes"), Path.of("target", "test-classes"), List.of());
  }
}
