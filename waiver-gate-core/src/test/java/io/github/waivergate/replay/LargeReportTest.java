package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory does not grow with what tests print. */
class LargeReportTest {
  private final Path directory;

  LargeReportTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void a_gibibyte_of_output_is_read_with_64_mebibytes() throws Exception {
    writeSparse(directory.resolve("TEST-com.acme.ParseTest.xml"), 1L << 30);
    var java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                Reader.class.getName(),
                directory.toString())
            .redirectErrorStream(true)
            .start();
    var said = new String(java.getInputStream().readAllBytes(), UTF_8);
    assertThat(said).isEqualTo("[com.acme.ParseTest#t=PASSED, com.acme.ParseTest#u=FAILED] []");
    assertThat(java.waitFor()).isZero();
  }

  /** A hole in a file reads as NUL, so this also replaces a gibibyte of illegal characters. */
  private static void writeSparse(Path file, long hole) throws IOException {
    try (var channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            StandardOpenOption.SPARSE)) {
      write(channel, "<testsuite>" + Reports.named("t") + "<system-out><![CDATA[");
      channel.position(channel.position() + hole);
      write(channel, "]]></system-out>" + Reports.named("u", "<failure/>") + "</testsuite>");
    }
  }

  private static void write(FileChannel channel, String text) throws IOException {
    var bytes = ByteBuffer.wrap(text.getBytes(UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** What runs in the small JVM. */
  static final class Reader {
    private Reader() {}

    public static void main(String[] arguments) {
      var replay = SurefireReports.read(Path.of(arguments[0]), "replays/1", Instant.EPOCH);
      var seen =
          replay.observations().values().stream()
              .map(observation -> observation.testId() + "=" + observation.seen())
              .toList();
      System.out.print(seen + " " + replay.findings());
    }
  }
}
