package io.github.waivergate.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.maven.execution.MavenSession;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * Leaves test classes out of an execution, beside those that the project itself leaves out.
 *
 * <p>Not by the parameter {@code test}: it takes the place of the project's includes and excludes,
 * and would run what they leave out.
 */
final class LeftOut {
  static final String PARAMETER = "excludes";

  /**
   * Surefire takes a name without a package for one of any package; what is no name it may split.
   */
  private static final Pattern EXACT =
      Pattern.compile(
          "\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}&&[^$]]*"
              + "(\\.\\p{javaJavaIdentifierStart}[\\p{javaJavaIdentifierPart}&&[^$]]*)+");

  /** What Surefire leaves out where nobody says otherwise: classes nested in others. */
  private static final String BY_DEFAULT = "**/*$*";

  private LeftOut() {}

  /** The parameter's value; a class that cannot be named exactly stays in. */
  static Xpp3Dom of(TestExecution execution, MavenSession session, Set<String> classes) {
    var patterns = new ArrayList<>(execution.values(PARAMETER, session));
    if (patterns.isEmpty() && execution.value("excludesFile", session).isEmpty()) {
      patterns.add(BY_DEFAULT);
    }
    patterns.addAll(exact(classes));
    var excludes = new Xpp3Dom(PARAMETER);
    patterns.forEach(pattern -> excludes.addChild(TestExecution.leaf("exclude", pattern)));
    return excludes;
  }

  private static List<String> exact(Set<String> classes) {
    return classes.stream()
        .filter(name -> EXACT.matcher(name).matches())
        .sorted()
        .map(name -> name.replace('.', '/') + ".java")
        .toList();
  }
}
