package io.github.waivergate.maven;

import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.descriptor.DuplicateParameterException;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Executions as Maven's plan has them. */
final class Executions {
  private Executions() {}

  static MojoExecution surefire(String id, String... parameters) {
    return of("org.apache.maven.plugins", "maven-surefire-plugin", "test", id, parameters);
  }

  static MojoExecution failsafe(String id) {
    return of("org.apache.maven.plugins", "maven-failsafe-plugin", "integration-test", id);
  }

  static MojoExecution of(
      String groupId, String artifactId, String goal, String id, String... parameters) {
    var plugin = new PluginDescriptor();
    plugin.setGroupId(groupId);
    plugin.setArtifactId(artifactId);
    plugin.setVersion("3.6.1");
    var mojo = new MojoDescriptor();
    mojo.setPluginDescriptor(plugin);
    mojo.setGoal(goal);
    for (String name : parameters) {
      var parameter = new Parameter();
      parameter.setName(name);
      add(mojo, parameter);
    }
    var execution = new MojoExecution(mojo, id, MojoExecution.Source.LIFECYCLE);
    execution.setLifecyclePhase(goal);
    execution.setConfiguration(new Xpp3Dom("configuration"));
    return execution;
  }

  static void set(MojoExecution execution, String name, String value) {
    execution.getConfiguration().addChild(TestExecution.leaf(name, value));
  }

  static List<String> values(MojoExecution execution, String name) {
    return Arrays.stream(execution.getConfiguration().getChildren(name))
        .map(Xpp3Dom::getValue)
        .toList();
  }

  private static void add(MojoDescriptor mojo, Parameter parameter) {
    try {
      mojo.addParameter(parameter);
    } catch (DuplicateParameterException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
