package io.github.waivergate.benchmarks;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Runs every benchmark once and prints one table; a slow result fails nothing. */
public final class Benchmarks {
  private Benchmarks() {}

  /**
   * Measures the parts asked for.
   *
   * @param args where generated data is kept, the size factor, and the parts to run, separated by
   *     commas
   */
  public static void main(String[] args) throws Exception {
    var data = new Data(Path.of(args[0]), Double.parseDouble(args[1]));
    var parts = Set.of(args[2].split(",", -1));
    var lines = new ArrayList<Line>();
    run("reading", parts, lines, () -> Reading.lines(data));
    run("hashing", parts, lines, () -> Hashing.lines(data));
    run("patching", parts, lines, () -> Patching.lines(data));
    run("judging", parts, lines, () -> Judging.lines(data));
    run("classifying", parts, lines, () -> Classifying.lines(data));
    run("replaying", parts, lines, () -> Replaying.lines(data));
    run("anchoring", parts, lines, () -> Anchoring.lines(data));
    run("seeding", parts, lines, () -> Seeding.lines(data));
    run("witnessing", parts, lines, () -> Witnessing.lines(data));
    System.out.println(Table.of(data.scale(), lines));
  }

  private static void run(String part, Set<String> wanted, List<Line> lines, Part lazily)
      throws Exception {
    if (wanted.contains(part)) {
      double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
      System.out.printf(Locale.ROOT, "benchmarks: %s, at a load of %.1f ...%n", part, load);
      lines.addAll(lazily.lines());
    }
  }

  /** One group of lines of the table. */
  private interface Part {
    List<Line> lines() throws Exception;
  }
}
