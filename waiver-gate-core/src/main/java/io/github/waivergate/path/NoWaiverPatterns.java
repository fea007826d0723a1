package io.github.waivergate.path;

import java.util.ArrayList;
import java.util.List;

/** Where no test may be waived, because a red test may be the last thing that holds. */
final class NoWaiverPatterns {
  private static final List<String> SEGMENTS =
      List.of("auth", "authentication", "authorization", "security", "crypto", "safety");

  private NoWaiverPatterns() {}

  /** The built-in patterns, in any module, and in main directories that lie elsewhere. */
  static List<PathPattern> of(List<ModulePaths> modules) {
    var patterns = new ArrayList<String>();
    SEGMENTS.forEach(segment -> patterns.add("**/src/main/**/" + segment + "/**"));
    patterns.add("**/src/main/resources/db/migration/**");
    patterns.add("**/src/main/resources/db/changelog/**");
    for (ModulePaths module : modules) {
      for (String directory : ModulePaths.ownOnly(module.main(), modules)) {
        if (!ModulePaths.encloses(ModulePaths.below(module.directory(), "src/main"), directory)) {
          SEGMENTS.forEach(
              segment -> patterns.add(ModulePaths.below(directory, "**/" + segment + "/**")));
        }
      }
    }
    return patterns.stream().map(PathPattern::strict).toList();
  }
}
