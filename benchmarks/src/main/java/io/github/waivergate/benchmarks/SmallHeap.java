package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.waivergate.cases.ClassifyFile;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/** Classifies in a JVM of its own, because the heap of this one is too large to say anything. */
public final class SmallHeap {
  static final int MEGABYTES = 96;

  private SmallHeap() {}

  /**
   * What the other JVM found.
   *
   * @param timing of its rounds
   * @param highest megabytes in use at most, garbage included
   * @param live megabytes in use at most after a collection
   */
  record Measured(Timing timing, long highest, long live) {}

  static Measured start(Path directory) throws IOException, InterruptedException {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + MEGABYTES + "m",
                "-classpath",
                System.getProperty("java.class.path"),
                SmallHeap.class.getName(),
                directory.toString())
            .redirectError(Redirect.INHERIT)
            .start();
    var answer = new String(process.getInputStream().readAllBytes(), US_ASCII);
    if (process.waitFor() != 0) {
      throw new IllegalStateException("classifying in a heap of " + MEGABYTES + " MB failed");
    }
    var numbers = Arrays.stream(answer.split(" ", -1)).map(Long::valueOf).toList();
    return new Measured(
        new Timing(numbers.subList(2, numbers.size())), numbers.get(0), numbers.get(1));
  }

  /**
   * Prints two megabyte figures and the nanoseconds of each round.
   *
   * @param args the directory of {@code cases.json}
   */
  public static void main(String[] args) throws Exception {
    var directory = Path.of(args[0]);
    var heap = HeapWatch.start();
    var timing = Race.of(() -> classify(directory)).get(0);
    var answer = new StringBuilder().append(heap.highest()).append(' ').append(heap.live());
    List<Long> rounds = timing.nanos();
    rounds.forEach(nanos -> answer.append(' ').append(nanos));
    System.out.print(answer);
  }

  private static long classify(Path directory) throws Exception {
    return ClassifyFile.run(
            directory.resolve("cases.json"),
            directory.resolve("waiver.json"),
            5,
            Duration.ofHours(24),
            Instant.parse("2026-10-09T00:00:00Z"))
        .rows()
        .size();
  }
}
