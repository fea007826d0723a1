package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayContextTest {
  private final SmallProject small;
  private final Map<Object, Object> context = new HashMap<>();

  ReplayContextTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void an_untouched_context_knows_nothing() {
    assertThat(ReplayContext.isRegistered(context)).isFalse();
    assertThat(ReplayContext.isSkipped(context)).isFalse();
    assertThat(ReplayContext.session(context)).isEmpty();
  }

  @Test
  void a_module_that_skips_all_its_tests_has_no_session() {
    ReplayContext.allSkipped(context);

    assertThat(ReplayContext.isRegistered(context)).isTrue();
    assertThat(ReplayContext.isSkipped(context)).isTrue();
    assertThat(ReplayContext.session(context)).isEmpty();
  }

  @Test
  void replays_are_expected_where_the_pom_asks_for_the_goal() {
    assertThat(ReplayContext.isExpected(small.project)).isFalse();
    plugin("com.acme", "replay");
    assertThat(ReplayContext.isExpected(small.project)).isFalse();
    plugin("io.github.waivergate", "check");
    assertThat(ReplayContext.isExpected(small.project)).isFalse();
    plugin("io.github.waivergate", "check", "replay");
    assertThat(ReplayContext.isExpected(small.project)).isTrue();
  }

  private void plugin(String groupId, String... goals) {
    var execution = new PluginExecution();
    execution.setGoals(List.of(goals));
    var plugin = new Plugin();
    plugin.setGroupId(groupId);
    plugin.setArtifactId("waiver-gate-maven-plugin");
    plugin.addExecution(execution);
    small.project.getBuild().setPlugins(new ArrayList<>(List.of(plugin)));
    small.project.getBuild().flushPluginMap();
  }
}
