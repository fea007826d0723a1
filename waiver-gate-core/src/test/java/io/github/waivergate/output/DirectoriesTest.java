package io.github.waivergate.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoriesTest {
  private final Path above;
  private final Path directory;

  DirectoriesTest(@TempDir Path above) {
    this.above = above;
    directory = above.resolve("replays");
  }

  @Test
  void a_directory_is_created_with_what_is_missing_above_it() throws Exception {
    Directories.create(directory.resolve("1"));
    Directories.create(directory.resolve("1"));

    assertThat(directory.resolve("1")).isEmptyDirectory();
  }

  @Test
  void a_file_in_the_way_is_named() throws Exception {
    Files.writeString(directory, "");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> Directories.create(directory))
        .withMessage(
            "could not judge: "
                + directory
                + "\n  found: cannot be created: a file stands where a directory is needed"
                + "\n  mend:  make the build directory writable for the user who runs Maven, then"
                + " run mvn clean verify");
  }

  @Test
  void a_directory_is_deleted_with_all_that_is_in_it() throws Exception {
    write("1/unit/TEST-a.xml");
    write("2/replay.json");

    Directories.delete(directory);

    assertThat(above).isEmptyDirectory();
  }

  @Test
  void a_missing_directory_is_deleted_already() throws Exception {
    Directories.delete(directory);
    Directories.deleteBut(directory, Set.of("unit"));

    assertThat(above).isEmptyDirectory();
  }

  @Test
  void a_directory_that_is_only_a_link_makes_way_dangling_or_not() throws Exception {
    var kept = Files.createDirectories(above.resolve("kept"));
    Files.writeString(kept.resolve("a.txt"), "a");
    for (Path target : new Path[] {kept, above.resolve("nowhere")}) {
      Files.createSymbolicLink(directory, target);

      Directories.unlink(directory);

      assertThat(directory).doesNotExist();
      assertThat(Files.isSymbolicLink(directory)).isFalse();
    }
    assertThat(kept.resolve("a.txt")).hasContent("a");
  }

  @Test
  void a_directory_of_its_own_is_kept_by_unlink() throws Exception {
    write("1/replay.json");

    Directories.unlink(directory);
    Directories.unlink(above.resolve("missing"));

    assertThat(directory.resolve("1/replay.json")).exists();
  }

  @Test
  void links_are_deleted_and_not_followed() throws Exception {
    var kept = Files.createDirectories(above.resolve("kept"));
    Files.writeString(kept.resolve("a.txt"), "a");
    write("1/a");
    Files.createSymbolicLink(directory.resolve("1/link"), kept);

    Directories.delete(directory);
    Files.createSymbolicLink(directory, kept);
    Directories.delete(directory);
    Files.createSymbolicLink(directory, kept);
    Directories.deleteBut(directory, Set.of("a.txt"));
    Files.createSymbolicLink(directory, above.resolve("nowhere"));
    Directories.delete(directory);

    assertThat(directory).doesNotExist();
    assertThat(Files.isSymbolicLink(directory)).isFalse();
    assertThat(kept.resolve("a.txt")).hasContent("a");
  }

  @Test
  void only_the_named_children_stay() throws Exception {
    write("unit/TEST-a.xml");
    write("other/unit/TEST-b.xml");
    write("replay.json");

    Directories.deleteBut(directory, Set.of("unit"));

    assertThat(directory).isDirectoryNotContaining(path -> !path.endsWith("unit"));
    assertThat(directory.resolve("unit/TEST-a.xml")).exists();
  }

  private void write(String file) throws IOException {
    var path = directory.resolve(file);
    Files.createDirectories(path.resolveSibling(""));
    Files.writeString(path, file);
  }
}
