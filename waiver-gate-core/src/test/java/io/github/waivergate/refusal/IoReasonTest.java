package io.github.waivergate.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.junit.jupiter.api.Test;

class IoReasonTest {

  @Test
  void what_the_jdk_says_with_a_path_is_said_in_words() {
    assertThat(IoReason.of(new AccessDeniedException("/a"))).isEqualTo("access denied");
    assertThat(IoReason.of(new NoSuchFileException("/a"))).isEqualTo("no such file");
    assertThat(IoReason.of(new NotDirectoryException("/a"))).isEqualTo("not a directory");
    assertThat(IoReason.of(new FileAlreadyExistsException("/a")))
        .isEqualTo("a file stands where a directory is needed");
    assertThat(IoReason.of(new FileSystemException("/a"))).isEqualTo("the file system refuses");
  }

  @Test
  void a_reason_of_the_system_is_kept() {
    assertThat(IoReason.of(new FileSystemException("/a", null, "No space left on device")))
        .isEqualTo("No space left on device");
    assertThat(IoReason.of(new IOException("stream closed"))).isEqualTo("stream closed");
    assertThat(IoReason.of(new IOException())).isEqualTo("null");
  }
}
