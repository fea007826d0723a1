package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutsideSettingsTest {
  private final Properties user = new Properties();
  private final Path topLevel;

  OutsideSettingsTest(@TempDir Path topLevel) {
    this.topLevel = topLevel;
  }

  @Test
  void what_the_command_line_gives_is_taken() throws Exception {
    user.setProperty("waiver-gate.collectedFrom", " a, b ,");
    user.setProperty("waiver-gate.replayIndexes", "2,3");

    assertThat(settings().value("collectedFrom")).contains("a, b ,");
    assertThat(settings().values("collectedFrom")).containsExactly("a", "b");
    assertThat(settings().numbers("replayIndexes")).containsExactly(2, 3);
    assertThat(settings().values("approvedContract")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {".mvn/maven.config", ".mvn/jvm.config"})
  void what_the_tree_gives_is_refused(String file) throws Exception {
    Files.createDirectories(topLevel.resolve(".mvn"));
    Files.writeString(topLevel.resolve(file), "-B\n-Dwaiver-gate.replayIndexes=1\n");

    assertThat(settings().values("replayIndexes")).isEmpty();
    user.setProperty("waiver-gate.replayIndexes", "1");
    assertThatCode(() -> settings().values("replayIndexes"))
        .isInstanceOfSatisfying(
            EvidenceException.class,
            refused ->
                assertThat(refused.asFinding())
                    .isEqualTo(
                        Finding.blocking(
                            "could_not_judge",
                            file,
                            "it sets waiver-gate.replayIndexes, which only who starts the build may"
                                + " set",
                            "remove it there, and give it on the command line of the CI:"
                                + " -Dwaiver-gate.replayIndexes=…")));
  }

  @Test
  void other_settings_of_the_tree_are_its_own_business() throws Exception {
    Files.createDirectories(topLevel.resolve(".mvn"));
    Files.writeString(topLevel.resolve(".mvn/maven.config"), "-T2\n");
    user.setProperty("waiver-gate.replayIndexes", "1");

    assertThat(settings().numbers("replayIndexes")).containsExactly(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"one", "-1", "1;2", "1.5"})
  void what_is_no_number_is_refused(String value) {
    user.setProperty("waiver-gate.replayIndexes", value);

    assertThatCode(() -> settings().numbers("replayIndexes"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("whole numbers with commas between are needed");
  }

  private OutsideSettings settings() {
    return new OutsideSettings(user, topLevel);
  }
}
