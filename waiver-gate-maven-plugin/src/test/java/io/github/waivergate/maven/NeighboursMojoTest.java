package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NeighboursMojoTest {
  private static final String INPUT = "src/test/resources/locked/invoice.json";
  private static final String SIDECAR = "src/test/resources/locked/invoice.neighbours.json";
  private static final String GRID = "target/waiver-gate/neighbours/" + INPUT;
  private static final String ASKED =
      "{\"outputs\": [], \"pointers\": [\"/n\"], \"schema\": {\"properties\": {\"n\": {\"type\":"
          + " \"integer\"}}}, \"least\": 2, \"greatest\": 3}";

  private final Path directory;
  private final RecordingLog log = new RecordingLog();
  private final SmallProject small;

  NeighboursMojoTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    small = new SmallProject(directory);
    small.write(INPUT, "{\"n\": 5}");
    small.write(SIDECAR, ASKED);
  }

  @Test
  void neighbours_are_written_and_told() throws Exception {
    small.write("target/waiver-gate/neighbours/old.json", "{}");

    goal().execute();

    assertThat(log.entries())
        .containsExactly(
            "info "
                + INPUT
                + " has 3 neighbours, and 0 on which its property must fail; read "
                + GRID
                + "/index.txt");
    assertThat(directory.resolve(GRID))
        .isDirectoryContaining("glob:**/index.txt")
        .isDirectoryContaining("glob:**/0003.json");
    assertThat(directory.resolve(GRID + "/0002.json")).hasContent("{\n  \"n\": 1\n}\n");
    assertThat(directory.resolve("target/waiver-gate/neighbours/old.json")).doesNotExist();
  }

  @Test
  void a_module_without_sidecars_gets_nothing() throws Exception {
    Files.delete(directory.resolve(SIDECAR));

    goal().execute();

    assertThat(log.entries()).isEmpty();
    assertThat(directory.resolve("target/waiver-gate")).doesNotExist();
  }

  @Test
  void a_sidecar_without_its_input_is_refused() throws Exception {
    Files.delete(directory.resolve(INPUT));

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal()::execute)
        .withMessage(
            """
            could not judge: %s
              found: there is no %s beside it
              mend:  put the input beside its sidecar, or remove the sidecar\
            """
                .formatted(SIDECAR, INPUT));
  }

  @Test
  void candidates_are_told_in_words() throws Exception {
    small.write(
        "rows.json",
        "{\"input\": \"" + INPUT + "\", \"candidates\": [{\"n\": 8}, {\"n\": 8.5}, {\"n\": 0}]}");
    var goal = goal();
    goal.candidates = "rows.json";

    goal.execute();

    assertThat(log.entries().subList(1, 5))
        .containsExactly(
            "info candidate 0 may come in: /n is 8, was 5",
            "info candidate 1 is refused, against the schema (/n: number found, integer expected):"
                + " /n is 8.5, was 5",
            "info candidate 2 is refused, it is neighbour 0001.json: /n is 0, was 5",
            "info 2 of 3 candidates are refused");
  }

  @Test
  void candidates_that_are_not_there_are_refused() {
    var goal = goal();
    goal.candidates = "rows.json";

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessage(
            """
            could not judge: rows.json
              found: cannot be read: no such file
              mend:  name a file of candidates in -Dwaiver-gate.candidates\
            """);
  }

  private NeighboursMojo goal() {
    return small.configured(new NeighboursMojo(), log);
  }
}
