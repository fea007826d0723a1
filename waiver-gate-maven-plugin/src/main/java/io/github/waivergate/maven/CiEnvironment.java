package io.github.waivergate.maven;

import java.util.List;
import java.util.Map;

/** Tells a continuous-integration build from one at a desk. */
final class CiEnvironment {
  private static final List<String> MARKERS =
      List.of("JENKINS_URL", "TF_BUILD", "TEAMCITY_VERSION");

  private CiEnvironment() {}

  /** CI is where {@code CI} is set and not {@code false}, or a CI server's own variable is set. */
  static boolean in(Map<String, String> environment) {
    var ci = environment.get("CI");
    return (ci != null && !ci.trim().equalsIgnoreCase("false"))
        || MARKERS.stream().anyMatch(name -> !environment.getOrDefault(name, "").isBlank());
  }
}
