package io.github.waivergate.maven;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.PluginParameterExpressionEvaluator;
import org.codehaus.plexus.component.configurator.expression.ExpressionEvaluationException;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * One execution of Surefire or Failsafe with the project's own configuration.
 *
 * @param mojo the execution as the build's plan has it
 */
record TestExecution(MojoExecution mojo) {
  private static final String PLUGINS = "org.apache.maven.plugins";
  private static final List<String> SKIPPING = List.of("skip", "skipTests", "skipExec", "skipITs");

  /**
   * Whether the execution runs tests: {@code surefire:test} or {@code failsafe:integration-test}.
   */
  static boolean runsTests(MojoExecution mojo) {
    return is(mojo, "maven-surefire-plugin", "test")
        || is(mojo, "maven-failsafe-plugin", "integration-test");
  }

  /** Identifies the execution within its project. */
  String key() {
    return mojo.getArtifactId() + ":" + mojo.getGoal() + "@" + mojo.getExecutionId();
  }

  /** The directory of its reports within a replay; no two executions share one. */
  String directoryName() {
    var name = ExecutionName.plain(mojo.getExecutionId());
    return isFailsafe() ? ExecutionName.FAILSAFE + name : name;
  }

  boolean isFailsafe() {
    return mojo.getArtifactId().equals("maven-failsafe-plugin");
  }

  /** The phase it is bound to. */
  String phase() {
    return String.valueOf(mojo.getLifecyclePhase());
  }

  /** Whether the project's own configuration switches it off. */
  boolean isSkipped(MavenSession session) {
    return SKIPPING.stream().anyMatch(name -> value(name, session).equals("true"));
  }

  /** Whether the plugin's version knows the parameter, and the project leaves it alone. */
  boolean isWithout(String parameter, MavenSession session) {
    var known = mojo.getMojoDescriptor().getParameterMap().get(parameter);
    var configuration = mojo.getConfiguration();
    var child = configuration == null ? null : configuration.getChild(parameter);
    if (known == null || child == null) {
      return known != null;
    }
    // Maven writes a parameter that nobody sets with its declared type and its property.
    var implementation = child.getAttribute("implementation");
    return child.getChildCount() == 0
        && (implementation == null || implementation.equals(known.getType()))
        && value(parameter, session).isEmpty();
  }

  /** The value of a parameter as this build would set it; empty where it has none. */
  String value(String parameter, MavenSession session) {
    var configuration = mojo.getConfiguration();
    var child = configuration == null ? null : configuration.getChild(parameter);
    if (child == null) {
      return "";
    }
    var set = evaluated(child.getValue(), session);
    return set.isEmpty() ? evaluated(child.getAttribute("default-value"), session) : set;
  }

  /** The values of a list, as this build would set it. */
  List<String> values(String parameter, MavenSession session) {
    var configuration = mojo.getConfiguration();
    var child = configuration == null ? null : configuration.getChild(parameter);
    if (child == null) {
      return List.of();
    }
    var values =
        child.getChildCount() == 0
            ? Stream.of(value(parameter, session).split(","))
            : Stream.of(child.getChildren()).map(item -> evaluated(item.getValue(), session));
    return values.map(String::strip).filter(value -> !value.isEmpty()).toList();
  }

  /** The same execution under another id, with these parameters where the plugin knows them. */
  MojoExecution with(String id, Map<String, String> overrides, Map<String, Xpp3Dom> trees) {
    var copy = new MojoExecution(mojo.getMojoDescriptor(), id, mojo.getSource());
    copy.setLifecyclePhase(mojo.getLifecyclePhase());
    var configuration = copyOf(mojo.getConfiguration());
    overrides.forEach((name, value) -> set(configuration, name, leaf(name, value)));
    trees.forEach((name, tree) -> set(configuration, name, tree));
    copy.setConfiguration(configuration);
    return copy;
  }

  /** Makes an execution that is about to start run nothing. */
  static void skip(MojoExecution starting) {
    var configuration = copyOf(starting.getConfiguration());
    remove(configuration, "skipTests");
    configuration.addChild(leaf("skipTests", "true"));
    starting.setConfiguration(configuration);
  }

  private void set(Xpp3Dom configuration, String name, Xpp3Dom value) {
    // Surefire refuses a parameter that its version does not know.
    if (mojo.getMojoDescriptor().getParameterMap().containsKey(name)) {
      remove(configuration, name);
      configuration.addChild(value);
    }
  }

  private String evaluated(String text, MavenSession session) {
    if (text == null) {
      return "";
    }
    try {
      var value = new PluginParameterExpressionEvaluator(session, mojo).evaluate(text);
      return value == null ? "" : value.toString();
    } catch (ExpressionEvaluationException e) {
      return "";
    }
  }

  private static Xpp3Dom copyOf(Xpp3Dom configuration) {
    return configuration == null ? new Xpp3Dom("configuration") : new Xpp3Dom(configuration);
  }

  private static void remove(Xpp3Dom configuration, String name) {
    for (int i = configuration.getChildCount() - 1; i >= 0; i--) {
      if (configuration.getChild(i).getName().equals(name)) {
        configuration.removeChild(i);
      }
    }
  }

  static Xpp3Dom leaf(String name, String value) {
    var leaf = new Xpp3Dom(name);
    leaf.setValue(value);
    return leaf;
  }

  private static boolean is(MojoExecution mojo, String artifact, String goal) {
    return mojo.getGroupId().equals(PLUGINS)
        && mojo.getArtifactId().equals(artifact)
        && mojo.getGoal().equals(goal);
  }
}
