package io.github.waivergate.module;

import java.nio.file.Path;

/**
 * Where the files of one module lie.
 *
 * @param basedir directory of the module's pom
 * @param buildDirectory usually {@code target}
 * @param testClasses where the module's test classes are compiled to
 * @param root the contract's root, which holds what all modules share
 * @param coordinates {@code groupId:artifactId:version}, for the report
 */
public record ModuleLayout(
    Path basedir, Path buildDirectory, Path testClasses, Path root, String coordinates) {

  public ModuleLayout {
    basedir = basedir.toAbsolutePath().normalize();
    buildDirectory = buildDirectory.toAbsolutePath().normalize();
    testClasses = testClasses.toAbsolutePath().normalize();
    root = root.toAbsolutePath().normalize();
  }

  /** The module's path from the root, {@code .} for the root itself. */
  public String module() {
    return root.equals(basedir) ? "." : text(root.relativize(basedir));
  }

  /** A file of the module by the name its user knows it by. */
  public String shown(Path path) {
    var absolute = path.toAbsolutePath().normalize();
    return absolute.startsWith(basedir) && !absolute.equals(basedir)
        ? text(basedir.relativize(absolute))
        : text(absolute);
  }

  /** A pattern by the name its user knows it by; not every system takes a wildcard in a path. */
  String shownPattern(String pattern) {
    var whole = pattern.trim().replace('\\', '/');
    var above = text(basedir) + "/";
    return whole.startsWith(above) && whole.length() > above.length()
        ? whole.substring(above.length())
        : whole;
  }

  /** The checked-in digests of the fixtures. */
  public Path fixtureLock() {
    return basedir.resolve("qa").resolve("fixture.lock");
  }

  /** The checked-in list of known tests. */
  public Path inventory() {
    return basedir.resolve("qa").resolve("known-tests.lock");
  }

  /** The record of the verdict. */
  public Path waiverJson() {
    return buildDirectory.resolve("waiver-gate").resolve("waiver.json");
  }

  /** The evidence the verdict rests on. */
  public Path casesJson() {
    return buildDirectory.resolve("waiver-gate").resolve("cases.json");
  }

  /** One directory per replay that the gate runs itself. */
  public Path replays() {
    return buildDirectory.resolve("waiver-gate").resolve("replays");
  }

  /** Where the property tests report, run alone. */
  public Path propertyStep() {
    return buildDirectory.resolve("waiver-gate").resolve("properties");
  }

  /** Temporary directories of the replays, one each. */
  public Path temporary() {
    return buildDirectory.resolve("waiver-gate").resolve("tmp");
  }

  private static String text(Path path) {
    return path.toString().replace('\\', '/');
  }
}
