package io.github.waivergate.module;

import io.github.waivergate.git.Source;
import java.time.Instant;
import java.util.List;

/**
 * What this build knows of itself.
 *
 * @param started when the build started: reports that are older are not of this build
 * @param now when the verdict is given
 * @param ci whether it runs in continuous integration
 * @param engines names and versions of Surefire and the test engines, such as {@code
 *     maven-surefire-plugin 3.6.1}
 * @param source what lies on disk
 * @param plugin version of this plugin
 */
public record BuildFacts(
    Instant started, Instant now, boolean ci, List<String> engines, Source source, String plugin) {

  public BuildFacts {
    engines = List.copyOf(engines);
  }
}
