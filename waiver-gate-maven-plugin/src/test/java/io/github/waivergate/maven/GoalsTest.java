package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalsTest {
  private final Path directory;

  GoalsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @ParameterizedTest
  @CsvSource({
    "waiver-gate:lock, true",
    "waiver-gate:lock@contract, true",
    "io.github.waivergate:waiver-gate-maven-plugin:lock, true",
    "io.github.waivergate:waiver-gate-maven-plugin:0.1.0-SNAPSHOT:lock, true",
    "io.github.waivergate:waiver-gate-maven-plugin:0.1.0:lock@contract, true",
    "waiver-gate:check, false",
    "waiver-gate:locks, false",
    "waiver-gate:0.1.0:lock, false",
    "lock, false",
    "other:lock, false",
    "com.acme:waiver-gate-maven-plugin:lock, false",
    "com.acme:lock-maven-plugin:1.0:lock, false",
    "ioXgithub.waivergate:waiver-gate-maven-plugin:lock, false",
    "verify, false"
  })
  void only_our_own_goal_counts(String word, boolean ours) {
    var small = new SmallProject(directory);
    small.request.setGoals(List.of("test", word));

    assertThat(Goals.contain(small.session(), "lock")).isEqualTo(ours);
  }
}
