package io.github.waivergate.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTest {
  private final Path temporary;

  ScratchTest(@TempDir Path directory) {
    temporary = directory;
  }

  @Test
  void a_directory_is_gone_when_it_is_closed() throws Exception {
    try (var scratch = Scratch.open(temporary)) {
      Files.createDirectories(scratch.directory().resolve("clone/.git"));

      assertThat(scratch.directory()).hasParent(temporary.toRealPath());
    }

    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void what_a_killed_build_has_left_is_removed_by_the_next() throws Exception {
    try (var other = OtherBuild.holding(temporary)) {
      other.kill();
      assertThat(other.lives()).isFalse();
      assertThat(heads()).hasSize(2);

      Scratch.open(temporary).close();
    }

    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void what_a_living_build_holds_is_left_alone() throws Exception {
    try (var other = OtherBuild.holding(temporary)) {
      Scratch.open(temporary).close();
      Scratch.open(temporary).close();

      assertThat(other.lives()).isTrue();
      assertThat(heads()).hasSize(2);
    }
  }

  @Test
  void a_directory_of_that_name_without_a_lock_is_nobodys_to_remove() throws Exception {
    var foreign = Files.createDirectory(temporary.resolve(Scratch.PREFIX + "notes"));

    Scratch.open(temporary).close();

    assertThat(foreign).exists();
  }

  @Test
  void a_link_of_that_name_leads_to_nothing_that_is_removed(@TempDir Path elsewhere)
      throws Exception {
    Files.createFile(elsewhere.resolve(Scratch.LOCK));
    Files.createSymbolicLink(temporary.resolve(Scratch.PREFIX + "link"), elsewhere);

    Scratch.open(temporary).close();

    assertThat(elsewhere.resolve(Scratch.LOCK)).exists();
  }

  @Test
  void a_place_where_none_can_be_made_is_told() {
    var nowhere = temporary.resolve("nowhere");

    assertThatThrownBy(() -> Scratch.open(nowhere))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: "
                + nowhere
                + "\n  found: no directory can be made there: no such file"
                + "\n  mend:  let java.io.tmpdir name a directory that can be written to");
  }

  /** What other builds have written into their directories. */
  private List<Path> heads() throws IOException {
    try (var files = Files.walk(temporary)) {
      return files.filter(file -> file.endsWith("clone/.git/HEAD")).toList();
    }
  }
}
