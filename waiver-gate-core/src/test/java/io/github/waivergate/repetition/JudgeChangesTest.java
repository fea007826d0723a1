package io.github.waivergate.repetition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeChangesTest {
  private final Path directory;
  private final JudgeChanges changes;

  JudgeChangesTest(@TempDir Path directory) {
    this.directory = directory;
    changes =
        new JudgeChanges(
            directory.resolve("base"),
            List.of(
                new ChangedJudge("src/test/java/Größe \"x\"\n.java", PathKind.TEST_BODY, true),
                new ChangedJudge("qa/seeds.json", PathKind.SEEDS, false)));
  }

  @Test
  void what_is_written_is_read() throws Exception {
    assertThat(JudgeChanges.read(changes.write(directory))).isEqualTo(changes);
  }

  @Test
  void a_file_that_a_test_rewrote_is_refused() throws Exception {
    var file = changes.write(directory);
    Files.writeString(file, Files.readString(file).replace("seeds\"", "docs\""));

    assertThatThrownBy(() -> JudgeChanges.read(file))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining(", and is not called so");
  }

  @Test
  void a_file_that_is_gone_is_refused() {
    assertThatThrownBy(() -> JudgeChanges.read(directory.resolve("0".repeat(64))))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("cannot be read: no such file");
  }

  @Test
  void production_code_is_no_change_of_the_judge() {
    assertThatThrownBy(() -> new ChangedJudge("src/main/java/A.java", PathKind.PRODUCTION, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("src/main/java/A.java is production");
  }
}
