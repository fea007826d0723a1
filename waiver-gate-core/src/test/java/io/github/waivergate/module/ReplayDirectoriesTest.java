package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayDirectoriesTest {
  private final Path directory;

  ReplayDirectoriesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void numbers_come_in_their_order_and_before_names() throws Exception {
    make("runs/10", "runs/2", "runs/b", "runs/a", "runs/9999999999", "runs/01", "runs/1");

    assertThat(of("runs/*"))
        .containsExactly(
            "runs/01", "runs/1", "runs/2", "runs/10", "runs/9999999999", "runs/a", "runs/b");
  }

  @Test
  void a_wildcard_takes_directories_of_its_own_depth_only() throws Exception {
    make("runs/1/data", "runs/2");
    Files.writeString(directory.resolve("runs/TEST-x.xml"), "");

    assertThat(of("runs/*")).containsExactly("runs/1", "runs/2");
    assertThat(of("*/?")).containsExactly("runs/1", "runs/2");
    assertThat(of("runs/**/data")).containsExactly("runs/1/data");
  }

  @Test
  void paths_keep_the_order_in_which_they_are_named_and_may_be_missing() throws Exception {
    make("runs/1", "other");

    assertThat(of("other", " runs\\1 ", "runs/7")).containsExactly("other", "runs/1", "runs/7");
  }

  @Test
  void absolute_paths_and_patterns_are_taken_too() throws Exception {
    make("runs/1");

    assertThat(of(directory + "/runs/*")).containsExactly("runs/1");
    assertThat(of(directory + "/runs/1")).containsExactly("runs/1");
  }

  @Test
  void a_pattern_below_a_missing_directory_stands_for_nothing() throws Exception {
    assertThat(of("nowhere/*")).isEmpty();
  }

  @Test
  void a_link_to_a_file_is_no_directory() throws Exception {
    make("runs/1");
    Files.createSymbolicLink(directory.resolve("runs/2"), Path.of("nowhere"));

    assertThat(of("runs/*")).containsExactly("runs/1");
  }

  @Test
  void a_missing_directory_cannot_be_named_twice() {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> of("runs/1", "runs/./1"))
        .withMessage(
            """
            could not judge: runs/1
              found: is the same directory as runs/1, and one run is one replay
              mend:  name each replay's own reports directory once in <reportsDirectories>\
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"runs/%*", "runs\0/*", "ru\0ns"})
  void what_is_neither_path_nor_pattern_is_refused(String pattern) throws Exception {
    make("runs/1");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> of(pattern))
        .withMessage(
            "could not judge: "
                + pattern
                + "\n  found: is neither a path nor an Ant pattern here"
                + "\n  mend:  name each replay's own reports directory once in"
                + " <reportsDirectories>");
  }

  private void make(String... directories) throws IOException {
    for (String each : directories) {
      Files.createDirectories(directory.resolve(each));
    }
  }

  private List<String> of(String... patterns) throws EvidenceException {
    var layout = new SmallModule(directory).layout();
    return ReplayDirectories.of(layout, List.of(patterns)).stream().map(layout::shown).toList();
  }
}
