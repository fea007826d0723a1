package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A generated project with ten properties beside its other tests.
 *
 * @param tests the other tests
 * @param seeds the file of checked-in seeds; empty where there is none
 */
record PropertyProject(ReplayedProject tests, String seeds) {
  static final int PROPERTIES = 10;

  /** By this one all ten properties are decided. */
  private static final String AGREE = "return one.equals(other);";

  private static final Path PRODUCTION = Path.of("src/main/java/com/acme/Price.java");

  /** All properties hold, on the branch {@code main}. */
  void write(Path directory, MavenCommand maven) throws IOException, InterruptedException {
    put(directory.resolve(PRODUCTION), Resources.text("properties/Price.java"));
    put(
        directory.resolve("src/test/java/com/acme/PriceProperties.java"),
        Resources.text("properties/PriceProperties.java"));
    if (!seeds.isEmpty()) {
      put(directory.resolve("qa/seeds.json"), seeds);
    }
    tests.write(directory, maven, Resources.text("properties/dependencies.xml"));
  }

  /** Commits a production class by which every property is false, to the branch {@code patch}. */
  static void falsify(Path directory) throws IOException, InterruptedException {
    var git = new GitCommand(directory);
    git.run("checkout", "-q", "-b", "patch");
    var file = directory.resolve(PRODUCTION);
    var honest = Files.readString(file, UTF_8);
    put(file, honest.replace(AGREE, "return one.equals(other) && one.toString().length() < 3;"));
    git.commit();
  }

  private static void put(Path file, String text) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, text, UTF_8);
  }
}
