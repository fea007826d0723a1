package io.github.waivergate.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AntPatternsTest {

  @ParameterizedTest
  @CsvSource({
    "src/test/resources/**, src/test/resources/a.json, true",
    "src/test/resources/**, src/test/resources/a/b/c.json, true",
    "src/test/resources/**, src/test/resource/a.json, false",
    "src/test/resources/**, SRC/test/resources/a.json, false",
    "*.json, a.json, true",
    "*.json, a/b.json, false",
    "**/*.json, a.json, true",
    "**/*.json, a/b/c.json, true",
    "a?c, abc, true",
    "a?c, a/c, false",
    "a/**/z, a/z, true",
    "a/**/z, a/b/c/z, true",
    "a/**/z, a/b/c/zz, false"
  })
  void a_pattern_matches_whole_names(String pattern, String name, boolean matches) {
    assertThat(new AntPatterns(List.of(pattern)).match(name)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource({
    "src/test/resources/**, src, true",
    "src/test/resources/**, src/test/resources/deep, true",
    "src/test/resources/**, src/main, false",
    "**/*.json, any/where, true",
    "data/*.json, data, true",
    "data/*.json, data/deeper, false",
    "data/*.json, other, false"
  })
  void a_directory_is_entered_only_where_something_may_match(
      String pattern, String directory, boolean enters) {
    assertThat(new AntPatterns(List.of("no/where", pattern)).mayMatchBelow(directory))
        .isEqualTo(enters);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "src\\test", "%regex[a]", "%ant[a]"})
  void what_is_no_ant_pattern_is_refused(String pattern) {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> new AntPatterns(List.of("**", pattern)))
        .withMessage("not an Ant pattern with / separators: " + pattern);
  }
}
