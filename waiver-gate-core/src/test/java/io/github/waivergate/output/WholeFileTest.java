package io.github.waivergate.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  private static final String MEND =
      "\n  mend:  make the place writable for the user who runs Maven, then run the build again";

  private final Path directory;
  private final Path target;

  WholeFileTest(@TempDir Path directory) {
    this.directory = directory;
    this.target = directory.resolve("deep/er/waiver.json");
  }

  @Test
  void missing_directories_are_made_and_nothing_else_is_left() throws Exception {
    write("whole");

    assertThat(target).hasContent("whole");
    assertThat(target.getParent()).isDirectoryNotContaining(path -> !path.equals(target));
  }

  @Test
  void a_file_that_is_there_is_replaced() throws Exception {
    write("a long first content");
    write("second");

    assertThat(target).hasContent("second");
  }

  @Test
  void content_that_fails_half_way_leaves_what_was_there() throws Exception {
    write("first");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () ->
                WholeFile.write(
                    target,
                    out -> {
                      out.write(1);
                      throw new IOException("no space");
                    }))
        .withMessage(
            "could not judge: " + target + "\n  found: cannot be written: no space" + MEND);
    assertThat(target).hasContent("first");
    assertThat(target.getParent()).isDirectoryNotContaining(path -> !path.equals(target));
  }

  @Test
  void a_file_in_the_place_of_a_directory_is_named_as_the_reason() throws Exception {
    Files.createDirectory(directory.resolve("deep"));
    Files.writeString(directory.resolve("deep/er"), "");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> write("whole"))
        .withMessage(
            "could not judge: "
                + target
                + "\n  found: cannot be written: a file stands where a directory is needed"
                + MEND);
  }

  @Test
  void a_link_is_replaced_and_what_it_leads_to_is_left_alone() throws Exception {
    var elsewhere = Files.writeString(directory.resolve("elsewhere"), "mine");
    Files.createDirectories(target.getParent());
    Files.createSymbolicLink(target, elsewhere);

    write("whole");

    assertThat(elsewhere).hasContent("mine");
    assertThat(target).hasContent("whole").isRegularFile();
    assertThat(Files.isSymbolicLink(target)).isFalse();
  }

  @Test
  void deleting_takes_the_file_and_minds_no_missing_one() throws Exception {
    write("whole");

    WholeFile.delete(target);
    WholeFile.delete(target);

    assertThat(target).doesNotExist();
  }

  @Test
  void a_directory_with_content_is_not_deleted() throws Exception {
    Files.createDirectories(target.resolve("full"));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> WholeFile.delete(target))
        .withMessage(
            "could not judge: "
                + target
                + "\n  found: cannot be deleted: the file system refuses"
                + MEND);
    assertThat(target.resolve("full")).isDirectory();
  }

  private void write(String content) throws EvidenceException {
    WholeFile.write(target, out -> out.write(content.getBytes(StandardCharsets.UTF_8)));
  }
}
