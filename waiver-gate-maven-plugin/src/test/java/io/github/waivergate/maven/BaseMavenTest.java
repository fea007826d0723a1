package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class BaseMavenTest {
  private static final String HOME = "maven.home";
  private static final Path CHANGES = Path.of("changes");

  private final String before = System.getProperty(HOME);
  private final Path directory;
  private final SmallProject small;

  BaseMavenTest(@TempDir Path directory) throws Exception {
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
  void a_plain_build_is_repeated_with_the_marker() throws Exception {
    assertThat(command())
        .containsExactly(
            directory.resolve("maven/bin/mvn").toString(),
            "-B",
            "-fae",
            "-Dmaven.repo.local=" + directory.resolve("repository"),
            "-Dwaiver-gate.baseSuite=nonce",
            "-Dwaiver-gate.baseChanges=changes",
            "verify");
  }

  @Test
  void settings_toolchains_and_offline_are_passed_on() throws Exception {
    small.request.setUserSettingsFile(file("settings.xml"));
    small.request.setGlobalSettingsFile(file("global.xml"));
    small.request.setUserToolchainsFile(file("toolchains.xml"));
    small.request.setOffline(true);

    assertThat(command().subList(3, 10))
        .containsExactly(
            "-s",
            directory.resolve("settings.xml").toString(),
            "-gs",
            directory.resolve("global.xml").toString(),
            "-t",
            directory.resolve("toolchains.xml").toString(),
            "-o");
  }

  @Test
  void settings_that_are_not_there_are_left_out() throws Exception {
    small.request.setUserSettingsFile(directory.resolve("none.xml").toFile());

    assertThat(command()).doesNotContain("-s");
  }

  @Test
  void profiles_that_are_on_and_off_are_passed_on() throws Exception {
    small.request.setActiveProfiles(List.of("ci", "slow"));
    small.request.setInactiveProfiles(List.of("mutants"));

    assertThat(command()).contains("-Pci,slow,!mutants");
  }

  @Test
  void the_users_properties_are_passed_on_in_order_but_not_what_was_said_of_the_patch()
      throws Exception {
    var user = small.request.getUserProperties();
    user.setProperty("zone", "UTC");
    user.setProperty("argLine", "-Xmx1g -ea");
    user.setProperty("waiver-gate.minReplays", "7");
    user.setProperty("waiver-gate.baseRef", "main");
    user.setProperty("waiver-gate.approvedContract", "0");
    user.setProperty("waiver-gate.collectedFrom", "slices");
    user.setProperty("waiver-gate.baseSuite", "another");
    user.setProperty("waiver-gate.baseChanges", "others");
    user.setProperty("waiver-gate.replayIndexes", "1");
    user.setProperty("maven.repo.local", "elsewhere");
    user.setProperty("maven.multiModuleProjectDirectory", "/tax");
    user.setProperty("session.rootDirectory", "/tax");
    user.setProperty("env.HOME", "/home/ada");

    assertThat(command().subList(3, 9))
        .containsExactly(
            "-Dmaven.repo.local=" + directory.resolve("repository"),
            "-Dwaiver-gate.baseSuite=nonce",
            "-Dwaiver-gate.baseChanges=changes",
            "-DargLine=-Xmx1g -ea",
            "-Dwaiver-gate.minReplays=7",
            "-Dzone=UTC");
    assertThat(command()).hasSize(10);
  }

  @Test
  void without_a_maven_to_start_the_base_cannot_be_run() {
    var home = directory.resolve("nowhere");
    System.setProperty(HOME, home.toString());

    assertThatThrownBy(this::command)
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: base suite\n"
                + "  found: the tests of the merge base need a Maven to run in, and maven.home is"
                + " \""
                + home
                + "\"\n"
                + "  mend:  run the build with the mvn command of a Maven installation");
  }

  private File file(String name) throws Exception {
    return Files.writeString(directory.resolve(name), "<settings/>").toFile();
  }

  private List<String> command() throws Exception {
    return new BaseMaven(small.session(), directory.resolve("base"), "nonce", CHANGES).command();
  }
}
