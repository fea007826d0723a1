package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class ByHandTest {
  private static final String HOME = "maven.home";

  private final String before = System.getProperty(HOME);
  private final Path directory;
  private final SmallProject small;

  ByHandTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    small = new SmallProject(directory.resolve("tax"));
    small.request.setLocalRepositoryPath(directory.resolve("repository").toFile());
    Files.createDirectories(directory.resolve("maven/bin"));
    Files.writeString(directory.resolve("maven/bin/mvn"), "#!/bin/sh\n");
    System.setProperty(HOME, directory.resolve("maven").toString());
  }

  @AfterEach
  void the_home_is_as_it_was() {
    if (before == null) {
      System.clearProperty(HOME);
    } else {
      System.setProperty(HOME, before);
    }
  }

  @Test
  void a_clone_is_made_filled_and_built() throws Exception {
    assertThat(commands("", "src/main/java/A.java", "src/main/java/it's a $B.java"))
        .containsExactly(
            "patch=$(git -C /repo/tax rev-parse HEAD)",
            "git clone --quiet --no-checkout /repo/tax waiver-gate-base",
            "cd waiver-gate-base",
            "git checkout --quiet --detach 0123abc",
            "git restore --source=\"$patch\" -- ':(top,literal)src/main/java/A.java'"
                + " ':(top,literal)src/main/java/it'\\''s a $B.java'",
            maven() + " -Dwaiver-gate.baseSuite=by-hand verify");
  }

  @Test
  void a_patch_without_production_code_lays_nothing_over() throws Exception {
    assertThat(commands("")).noneMatch(command -> command.startsWith("git restore"));
  }

  @Test
  void maven_runs_where_it_ran() throws Exception {
    assertThat(commands("java parts")).contains("cd 'java parts'");
  }

  @Test
  void words_of_the_user_stay_words_in_a_shell() throws Exception {
    small.request.getUserProperties().setProperty("argLine", "-Xmx1g -Da=`b` $c");

    assertThat(commands("")).last().asString().contains(" '-DargLine=-Xmx1g -Da=`b` $c' verify");
  }

  @Test
  void what_looks_like_a_secret_is_left_out_and_named() throws Exception {
    var user = small.request.getUserProperties();
    user.setProperty("db.Password", "hunter2");
    user.setProperty("api.token", "hunter2");
    user.setProperty("signing.keyFile", "hunter2");
    user.setProperty("zone", "UTC");

    assertThat(commands(""))
        .last()
        .isEqualTo(
            maven()
                + " -Dwaiver-gate.baseSuite=by-hand -Dzone=UTC verify"
                + " # left out, by their names secrets: -Dapi.token=… -Ddb.Password=…"
                + " -Dsigning.keyFile=…");
  }

  private String maven() {
    return directory.resolve("maven/bin/mvn")
        + " -B -fae -Dmaven.repo.local="
        + directory.resolve("repository");
  }

  private List<String> commands(String top, String... production) throws Exception {
    var maven =
        new BaseMaven(small.session(), directory.resolve("base"), "nonce", Path.of("changes"));
    return new ByHand(Path.of("/repo/tax"), "0123abc", List.of(production), top).commands(maven);
  }
}
