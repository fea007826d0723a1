package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CleanScratchTest {

  @Test
  void a_directory_is_gone_when_it_is_closed(@TempDir Path parent) throws Exception {
    Path directory;
    try (var scratch = CleanScratch.open(parent)) {
      directory = scratch.directory();
      Files.createDirectories(directory.resolve("clone/.git"));
    }

    assertThat(directory).doesNotExist();
  }

  @Test
  void what_a_killed_build_has_left_is_removed_by_the_next(@TempDir Path parent) throws Exception {
    var left = Files.createDirectories(parent.resolve("waiver-gate-clean-1/clone"));
    Files.createFile(left.resolveSibling("lock"));

    try (var scratch = CleanScratch.open(parent)) {
      assertThat(left).doesNotExist();
      assertThat(scratch.directory()).exists();
    }
  }

  @Test
  void what_a_build_still_holds_is_left_alone(@TempDir Path parent) throws Exception {
    try (var held = CleanScratch.open(parent);
        var other = CleanScratch.open(parent)) {
      assertThat(held.directory()).exists().isNotEqualTo(other.directory());
    }
  }

  @Test
  void a_directory_of_that_name_without_a_lock_is_nobodys_to_remove(@TempDir Path parent)
      throws Exception {
    var foreign = Files.createDirectories(parent.resolve("waiver-gate-clean-notes"));

    CleanScratch.open(parent).close();

    assertThat(foreign).exists();
  }
}
