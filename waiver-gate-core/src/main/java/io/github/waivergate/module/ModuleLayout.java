package io.github.waivergate.module;

import io.github.waivergate.manifest.Slice;
import java.nio.file.Path;

/**
 * Where the files of one module lie.
 *
 * @param basedir directory of the module's pom
 * @param buildDirectory usually {@code target}
 * @param classes the module's compiled classes, and those its tests see beside them
 * @param root the contract's root, which holds what all modules share
 * @param coordinates {@code groupId:artifactId:version}, for the report
 */
public record ModuleLayout(
    Path basedir, Path buildDirectory, ModuleClasses classes, Path root, String coordinates) {

  public ModuleLayout {
    basedir = basedir.toAbsolutePath().normalize();
    buildDirectory = buildDirectory.toAbsolutePath().normalize();
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

  /** Where the module's test classes are compiled to. */
  public Path testClasses() {
    return classes.tests();
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
    return gate().resolve("waiver.json");
  }

  /** The evidence the verdict rests on. */
  public Path casesJson() {
    return gate().resolve("cases.json");
  }

  /** What this build ran of the replays, where other builds run the rest. */
  public Path slice() {
    return gate().resolve(Slice.NAME);
  }

  /** The gate's directory of the same module in another checkout. */
  Path gateBelow(Path module) {
    return module.resolve(basedir.relativize(buildDirectory)).resolve("waiver-gate").normalize();
  }

  /** The same project, seen from its root: for paths that lead from there. */
  ModuleLayout ofRoot() {
    return new ModuleLayout(root, buildDirectory, classes, root, coordinates);
  }

  /** The module's part of a checkout of the same project in another place. */
  Path gateIn(Path checkout) {
    return checkout
        .resolve(root.relativize(basedir))
        .resolve(basedir.relativize(buildDirectory))
        .resolve("waiver-gate")
        .normalize();
  }

  /** One directory per replay that the gate runs itself. */
  public Path replays() {
    return gate().resolve("replays");
  }

  /** Where the property tests report, run alone. */
  public Path propertyStep() {
    return gate().resolve("properties");
  }

  /** What the goal {@code neighbours} writes. */
  public Path neighbours() {
    return gate().resolve("neighbours");
  }

  /** What is asked of a runner's adapter, and what it answers. */
  Path witnesses() {
    return gate().resolve("witnesses");
  }

  /** Temporary directories of the replays, one each. */
  public Path temporary() {
    return gate().resolve("tmp");
  }

  /** What the gate writes, and nothing else. */
  public Path gate() {
    return buildDirectory.resolve("waiver-gate");
  }

  private static String text(Path path) {
    return path.toString().replace('\\', '/');
  }
}
