package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;

/**
 * What this build knows of itself.
 *
 * @param started when the build started: reports that are older are not of this build
 * @param now when the verdict is given
 * @param ci whether it runs in continuous integration
 * @param engines names and versions of Surefire and the test engines, such as {@code
 *     maven-surefire-plugin 3.6.1}
 * @param patch what lies on disk, and the merge base it is judged at
 * @param baseSuite runs the merge base's tests against the patch
 * @param records takes what {@code check} comes to
 * @param plugin version of this plugin
 */
public record BuildFacts(
    Instant started,
    Instant now,
    boolean ci,
    List<String> engines,
    Patch patch,
    BaseSuite baseSuite,
    Consumer<ModuleRecord> records,
    String plugin) {

  public BuildFacts {
    engines = List.copyOf(engines);
  }
}
