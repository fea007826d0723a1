package io.github.waivergate.maven;

import java.util.regex.Pattern;
import org.apache.maven.execution.MavenSession;

/** Looks for our own goals on the command line. */
final class Goals {
  private Goals() {}

  /** Whether a goal was asked for, by prefix or by full name, with or without a version. */
  static boolean contain(MavenSession session, String goal) {
    var ours =
        Pattern.compile(
            "(waiver-gate|io\\.github\\.waivergate:waiver-gate-maven-plugin(:[^:@]+)?):"
                + Pattern.quote(goal)
                + "(@.*)?");
    return session.getGoals().stream().anyMatch(word -> ours.matcher(word).matches());
  }
}
