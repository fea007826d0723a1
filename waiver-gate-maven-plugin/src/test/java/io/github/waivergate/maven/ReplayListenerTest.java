package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.waivergate.module.ModuleReplay;
import io.github.waivergate.module.ReplayPlan;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.apache.maven.execution.AbstractExecutionListener;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayListenerTest {
  private final SmallProject small;
  private final MavenSession session;
  private final List<String> heard = new ArrayList<>();
  private final MojoExecution surefire = Executions.surefire("default-test", "skipTests");

  ReplayListenerTest(@TempDir Path directory) {
    small = new SmallProject(directory);
    session = small.session();
  }

  @Test
  void every_event_is_passed_on() throws Exception {
    small.request.setExecutionListener(recording());
    ReplayListener.of(session);

    var expected = new ArrayList<String>();
    for (var method : ExecutionListener.class.getMethods()) {
      method.invoke(small.request.getExecutionListener(), event(small.project, surefire));
      expected.add(method.getName());
    }

    assertThat(heard).isEqualTo(expected);
    assertThat(expected).contains("mojoStarted", "sessionEnded");
  }

  @Test
  void replays_that_never_started_have_no_session() {
    var context = new HashMap<Object, Object>();
    ReplayContext.register(context, replays());

    assertThat(ReplayContext.isRegistered(context)).isTrue();
    assertThat(ReplayContext.isSkipped(context)).isFalse();
    assertThat(ReplayContext.session(context)).isEmpty();
  }

  @Test
  void a_session_without_a_listener_of_its_own_is_listened_to_all_the_same() {
    var replays = replays();
    ReplayListener.of(session).register(small.project, replays);

    small.request.getExecutionListener().projectStarted(event(small.project, surefire));
    small.request.getExecutionListener().mojoStarted(event(small.project, surefire));

    assertThat(Executions.values(surefire, "skipTests")).containsExactly("true");
    assertThat(replays.session()).isPresent();
  }

  @Test
  void what_the_own_listener_throws_comes_through_as_it_is() {
    var thrown = new IllegalStateException("no");
    small.request.setExecutionListener(
        new AbstractExecutionListener() {
          @Override
          public void mojoStarted(ExecutionEvent event) {
            throw thrown;
          }
        });
    ReplayListener.of(session);

    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(
            () -> small.request.getExecutionListener().mojoStarted(event(small.project, surefire)))
        .isSameAs(thrown);
  }

  @Test
  void there_is_one_listener_in_a_session() {
    small.request.setExecutionListener(recording());

    var first = ReplayListener.of(session);
    var proxy = small.request.getExecutionListener();

    assertThat(ReplayListener.of(session)).isSameAs(first);
    assertThat(small.request.getExecutionListener()).isSameAs(proxy);
  }

  @Test
  void a_foreign_proxy_is_not_taken_for_ours() {
    var foreign =
        (ExecutionListener)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ExecutionListener.class},
                (proxy, method, arguments) -> {
                  heard.add(method.getName());
                  return null;
                });
    small.request.setExecutionListener(foreign);

    ReplayListener.of(session);
    small.request.getExecutionListener().mojoStarted(event(small.project, surefire));

    assertThat(small.request.getExecutionListener()).isNotSameAs(foreign);
    assertThat(heard).containsExactly("mojoStarted");
  }

  @Test
  void other_projects_and_other_goals_are_left_alone() {
    var replays = replays();
    ReplayListener.of(session).register(small.project, replays);
    var other = new MavenProject();
    other.setGroupId("com.acme");
    other.setArtifactId("other");
    other.setVersion("1.0");
    var jar = Executions.of("org.apache.maven.plugins", "maven-jar-plugin", "jar", "default-jar");
    var unplanned = Executions.surefire("another", "skipTests");

    small.request.getExecutionListener().mojoStarted(event(other, surefire));
    small.request.getExecutionListener().mojoStarted(event(small.project, jar));
    small.request.getExecutionListener().mojoStarted(event(small.project, unplanned));
    small.request.getExecutionListener().mojoSucceeded(event(small.project, surefire));

    assertThat(replays.session()).isEmpty();
    assertThat(Executions.values(surefire, "skipTests")).isEmpty();
    assertThat(Executions.values(jar, "skipTests")).isEmpty();
    assertThat(Executions.values(unplanned, "skipTests")).isEmpty();
  }

  @Test
  void it_is_equal_to_itself_alone() {
    ReplayListener.of(session);
    var proxy = small.request.getExecutionListener();
    var same = small.request.getExecutionListener();

    assertThat(proxy.equals(same)).isTrue();
    assertThat(proxy.equals(recording())).isFalse();
    assertThat(proxy).hasToString("waiver-gate listener before null");
    assertThatNoException().isThrownBy(proxy::hashCode);
  }

  /** Replays under a contract that is not there: they start, and run nothing. */
  private ProjectReplays replays() {
    var log = new RecordingLog();
    var goal = small.configured(new CheckMojo(), log);
    goal.minReplays = 5;
    goal.freezeHours = 24;
    goal.unstable = "propose";
    goal.propertyTests = List.of("**/*Properties");
    var replay =
        new ModuleReplay(
            goal.layout(), goal.configuration(), goal.facts(), ReplayPlan.sequential(5), log::info);
    return new ProjectReplays(
        goal.layout(),
        replay,
        fake(BuildPluginManager.class),
        List.of(new TestExecution(Executions.surefire("default-test", "skipTests"))),
        new TestClassPath(List.of()));
  }

  private ExecutionListener recording() {
    return (ExecutionListener)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {ExecutionListener.class},
            (proxy, method, arguments) -> {
              heard.add(method.getName());
              return null;
            });
  }

  private ExecutionEvent event(MavenProject project, MojoExecution execution) {
    return (ExecutionEvent)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {ExecutionEvent.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getProject" -> project;
                  case "getMojoExecution" -> execution;
                  case "getSession" -> session;
                  default -> null;
                });
  }

  private static <T> T fake(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              throw new AssertionError("nothing may be run: " + method.getName());
            }));
  }
}
