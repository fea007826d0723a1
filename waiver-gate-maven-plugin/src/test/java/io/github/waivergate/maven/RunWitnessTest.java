package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.replay.TestEvents;
import io.github.waivergate.surefire.RunRecords;
import java.util.List;
import org.codehaus.plexus.classworlds.ClassWorld;
import org.codehaus.plexus.classworlds.realm.ClassRealm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunWitnessTest {
  @ParameterizedTest
  @CsvSource({
    "0, true",
    "0C, true",
    "0.0C, true",
    "1, false",
    "2C, false",
    "0.5C, false",
    "'', false"
  })
  void tests_run_inside_maven_where_there_is_no_fork(String forkCount, boolean inside) {
    assertThat(RunWitness.runsInsideMaven(forkCount)).isEqualTo(inside);
  }

  @Test
  void a_surefire_without_the_parameter_and_a_run_without_a_fork_cannot_be_heard() {
    var old = new TestExecution(Executions.surefire("default-test"));
    var recent = new TestExecution(Executions.surefire("default-test", RunWitness.PARAMETER));

    assertThat(RunWitness.canHear(recent, "1")).isTrue();
    assertThat(RunWitness.canHear(recent, "0")).isFalse();
    assertThat(RunWitness.canHear(old, "1")).isFalse();
  }

  @Test
  void the_record_lies_among_the_classes_of_the_realm_and_is_handed_over_once() throws Exception {
    var realm = new ClassWorld().newRealm("surefire", ClassLoader.getPlatformClassLoader());

    var witness = RunWitness.open(realm);
    var reporter = witness.reporter();
    var records = realm.loadClass(RunRecords.class.getName());
    var add = records.getDeclaredMethod("add", String.class, List.class);
    add.setAccessible(true);
    add.invoke(null, reporter.getChild("handle").getValue(), List.of("A", "adds", "passed"));

    assertThat(records).isNotSameAs(RunRecords.class);
    assertThat(reporter.getAttribute("implementation"))
        .isEqualTo("io.github.waivergate.surefire.RecordingReporter");
    assertThat(witness.close()).contains(new TestEvents(List.of(List.of("A", "adds", "passed"))));
    assertThat(witness.close()).contains(new TestEvents(List.of()));
  }

  @Test
  void the_archive_is_added_once() throws Exception {
    ClassRealm realm = new ClassWorld().newRealm("surefire", ClassLoader.getPlatformClassLoader());

    RunWitness.open(realm);
    RunWitness.open(realm);

    assertThat(realm.getURLs()).hasSize(1);
  }
}
