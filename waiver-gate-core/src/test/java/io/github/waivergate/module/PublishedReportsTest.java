package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishedReportsTest {
  private final Path run;
  private final Path target;

  PublishedReportsTest(@TempDir Path directory) {
    run = directory.resolve("replays/1/unit");
    target = directory.resolve("surefire-reports");
  }

  @Test
  void one_whole_run_takes_the_place_of_the_reports_that_were_there() throws Exception {
    write(target.resolve("TEST-old.xml"), "old");
    write(target.resolve("old.txt"), "old");
    write(target.resolve("TEST-a.xml"), "old");
    write(run.resolve("TEST-a.xml"), "new");
    write(run.resolve("a.txt"), "new");

    PublishedReports.replace(run, target);

    assertThat(target)
        .isDirectoryNotContaining(path -> path.getFileName().toString().contains("old"));
    assertThat(target.resolve("TEST-a.xml")).hasContent("new");
    assertThat(target.resolve("a.txt")).hasContent("new");
    assertThat(run.resolve("TEST-a.xml")).hasContent("new");
  }

  @Test
  void what_is_no_report_stays_where_it_is() throws Exception {
    write(target.resolve("notes.md"), "mine");
    write(target.resolve("deep/TEST-b.xml"), "mine");
    write(run.resolve("run.dump"), "dump");
    write(run.resolve("TEST-a.xml"), "new");

    PublishedReports.replace(run, target);

    assertThat(target.resolve("notes.md")).hasContent("mine");
    assertThat(target.resolve("deep/TEST-b.xml")).hasContent("mine");
    assertThat(target.resolve("run.dump")).doesNotExist();
  }

  @Test
  void without_a_run_no_report_of_an_earlier_build_is_left() throws Exception {
    write(target.resolve("TEST-old.xml"), "old");

    PublishedReports.replace(run, target);

    assertThat(target).isEmptyDirectory();
  }

  @Test
  void without_a_run_no_directory_is_made() throws Exception {
    PublishedReports.replace(run, target);

    assertThat(target).doesNotExist();
  }

  @Test
  void a_place_that_is_no_directory_is_named() throws Exception {
    write(run.resolve("TEST-a.xml"), "new");
    write(target, "a file");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> PublishedReports.replace(run, target))
        .withMessage(
            "could not judge: "
                + target
                + "\n  found: the reports of a replay cannot be put there: a file stands where a"
                + " directory is needed"
                + "\n  mend:  make the directory writable for the user who runs Maven");
  }

  private static void write(Path file, String content) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, content);
  }
}
