package io.github.waivergate.git;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The environment that git is started in: what redirects it is gone, what waits for a person too.
 */
final class GitEnvironment {
  /**
   * Where the user's own configuration lies; everything else named GIT_ could redirect an answer.
   */
  private static final Pattern KEPT =
      Pattern.compile("GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_[0-9]+|VALUE_[0-9]+)");

  private static final Map<String, String> SET =
      Map.of(
          "GIT_OPTIONAL_LOCKS", "0",
          "GIT_TERMINAL_PROMPT", "0",
          "GIT_NO_REPLACE_OBJECTS", "1",
          "GIT_NO_LAZY_FETCH", "1",
          "GIT_LITERAL_PATHSPECS", "1",
          // Grafts rewrite parents as replaced commits do.
          "GIT_GRAFT_FILE", "/dev/null",
          // An old git that lacks an object would ask a remote for it, by a command of its choice.
          "GIT_ALLOW_PROTOCOL", "none",
          "LC_ALL", "C");

  private GitEnvironment() {}

  static void apply(Map<String, String> environment) {
    for (String name : List.copyOf(environment.keySet())) {
      var upper = name.toUpperCase(Locale.ROOT);
      if (upper.startsWith("GIT_") && !KEPT.matcher(upper).matches()) {
        environment.remove(name);
      }
    }
    environment.putAll(SET);
  }
}
