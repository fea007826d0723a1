package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestExecutionTest {
  private final SmallProject small;
  private final MojoExecution mojo =
      Executions.surefire("default-test", "reportsDirectory", "includes", "skipTests");

  TestExecutionTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void only_surefire_and_failsafe_run_tests() {
    assertThat(TestExecution.runsTests(mojo)).isTrue();
    assertThat(TestExecution.runsTests(Executions.failsafe("it"))).isTrue();
    assertThat(runsTests("org.apache.maven.plugins", "maven-failsafe-plugin", "verify")).isFalse();
    assertThat(runsTests("org.apache.maven.plugins", "maven-surefire-plugin", "help")).isFalse();
    assertThat(runsTests("com.acme", "maven-surefire-plugin", "test")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "default-test, default-test",
    "jdk-17.0, jdk-17.0",
    "my tests/\u00e9, my_20tests_2f_c3_a9",
    "my_tests, my__tests",
    "_20, __20",
    ".., _2e.",
    "failsafe-it, _66ailsafe-it",
  })
  void its_directory_is_a_plain_name(String id, String name) {
    assertThat(new TestExecution(Executions.surefire(id)).directoryName()).isEqualTo(name);
    assertThat(new TestExecution(Executions.failsafe(id)).directoryName())
        .isEqualTo("failsafe-" + name);
  }

  @Test
  void no_two_executions_share_a_directory() {
    var ids = List.of("a b", "a_b", "a/b", "a__b", "a_20b", "a\u00a0b", "it", "failsafe-it", ".it");
    var names = new HashSet<String>();
    for (String id : ids) {
      names.add(new TestExecution(Executions.surefire(id)).directoryName());
      names.add(new TestExecution(Executions.failsafe(id)).directoryName());
    }

    assertThat(names).hasSize(2 * ids.size()).allMatch(name -> name.matches("[A-Za-z0-9._-]+"));
  }

  @Test
  void a_parameter_is_left_alone_where_the_version_knows_it_and_the_project_sets_none() {
    var knows = Executions.surefire("default-test", "forkNode");

    assertThat(new TestExecution(knows).isWithout("forkNode", small.session())).isTrue();
    assertThat(new TestExecution(mojo).isWithout("forkNode", small.session())).isFalse();
    var unset = TestExecution.leaf("forkNode", "${surefire.forkNode}");
    knows.getConfiguration().addChild(unset);
    assertThat(new TestExecution(knows).isWithout("forkNode", small.session())).isTrue();
    unset.setAttribute("implementation", "com.acme.PipeFactory");
    assertThat(new TestExecution(knows).isWithout("forkNode", small.session())).isFalse();
  }

  @Test
  void a_copy_has_what_is_overridden_and_leaves_the_original_alone() {
    Executions.set(mojo, "reportsDirectory", "own");
    Executions.set(mojo, "argLine", "-Xmx1g");
    var includes = new Xpp3Dom("includes");
    includes.addChild(TestExecution.leaf("include", "com/acme/TaxProperties.java"));

    var copy =
        new TestExecution(mojo)
            .with("replay-1", Map.of("reportsDirectory", "r"), Map.of("includes", includes));

    assertThat(copy.getExecutionId()).isEqualTo("replay-1");
    assertThat(copy.getLifecyclePhase()).isEqualTo("test");
    assertThat(copy.getMojoDescriptor()).isSameAs(mojo.getMojoDescriptor());
    assertThat(Executions.values(copy, "reportsDirectory")).containsExactly("r");
    assertThat(Executions.values(copy, "argLine")).containsExactly("-Xmx1g");
    assertThat(copy.getConfiguration().getChild("includes").getChildCount()).isEqualTo(1);
    assertThat(Executions.values(mojo, "reportsDirectory")).containsExactly("own");
    assertThat(mojo.getConfiguration().getChild("includes")).isNull();
    copy.getConfiguration().getChild("argLine").setValue("changed");
    assertThat(Executions.values(mojo, "argLine")).containsExactly("-Xmx1g");
  }

  @Test
  void a_parameter_that_this_version_does_not_know_is_not_set() {
    var copy =
        new TestExecution(mojo)
            .with(
                "replay-1", Map.of("summaryFile", "s"), Map.of("suiteXmlFiles", new Xpp3Dom("x")));

    assertThat(copy.getConfiguration().getChildCount()).isZero();
  }

  @Test
  void an_execution_without_configuration_is_copied_and_skipped_too() {
    mojo.setConfiguration(null);
    var execution = new TestExecution(mojo);

    assertThat(execution.value("skip", small.session())).isEmpty();
    var copy = execution.with("replay-1", Map.of("reportsDirectory", "r"), Map.of());
    assertThat(Executions.values(copy, "reportsDirectory")).containsExactly("r");
    TestExecution.skip(mojo);
    assertThat(Executions.values(mojo, "skipTests")).containsExactly("true");
  }

  @Test
  void a_set_value_goes_before_the_default_of_the_plugin() {
    var session = session("surefire.forks", "3");
    withDefault("forkCount", "${surefire.forks}", "1");
    withDefault("tempDir", "${surefire.tempDir}", "surefire");
    withDefault("reuseForks", null, "true");

    var execution = new TestExecution(mojo);

    assertThat(execution.value("forkCount", session)).isEqualTo("3");
    assertThat(execution.value("tempDir", session)).isEqualTo("surefire");
    assertThat(execution.value("reuseForks", session)).isEqualTo("true");
    assertThat(execution.value("argLine", session)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"skip", "skipTests", "skipExec", "skipITs"})
  void an_execution_that_the_project_switches_off_is_skipped(String parameter) {
    withDefault(parameter, "${off}", "false");

    assertThat(new TestExecution(mojo).isSkipped(session("on", "true"))).isFalse();
    assertThat(new TestExecution(mojo).isSkipped(session("off", "true"))).isTrue();
  }

  @Test
  void skipping_replaces_every_answer_of_the_pom_and_no_object_of_it() {
    Executions.set(mojo, "skipTests", "false");
    Executions.set(mojo, "skipTests", "${skipTests}");
    var before = mojo.getConfiguration();

    TestExecution.skip(mojo);

    assertThat(Executions.values(mojo, "skipTests")).containsExactly("true");
    assertThat(before.getChildren("skipTests")).hasSize(2);
  }

  private void withDefault(String name, @Nullable String value, String byDefault) {
    var child = new Xpp3Dom(name);
    if (value != null) {
      child.setValue(value);
    }
    child.setAttribute("default-value", byDefault);
    mojo.getConfiguration().addChild(child);
  }

  private MavenSession session(String property, String value) {
    small.request.getUserProperties().setProperty(property, value);
    return small.session();
  }

  private static boolean runsTests(String groupId, String artifactId, String goal) {
    return TestExecution.runsTests(Executions.of(groupId, artifactId, goal, "id"));
  }
}
