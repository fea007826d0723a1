package io.github.waivergate.maven;

import io.github.waivergate.module.CleanModule;
import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MojoExecution;

/**
 * The gate in a clone: where the first test of the asked module is about to start, the order is
 * carried out; no test is run by the build itself.
 */
final class CleanReplays implements BeforeTests {
  private final ModuleLayout layout;
  private final CleanModule module;
  private final Path order;
  private final BuildPluginManager plugins;
  private final List<TestExecution> executions;
  private final TestClassPath classPath;
  private final Consumer<String> complain;
  private boolean started;

  CleanReplays(
      ModuleLayout layout,
      CleanModule module,
      Path order,
      BuildPluginManager plugins,
      List<TestExecution> executions,
      TestClassPath classPath,
      Consumer<String> complain) {
    this.layout = layout;
    this.module = module;
    this.order = order;
    this.plugins = plugins;
    this.executions = executions;
    this.classPath = classPath;
    this.complain = complain;
  }

  @Override
  public void beforeStart(MojoExecution starting, MavenSession session) {
    TestExecution.skip(starting);
    if (started) {
      return;
    }
    started = true;
    try {
      module.replay(new MavenSuite(layout, session, plugins, executions, classPath), order);
    } catch (EvidenceException e) {
      // Without a record of this module nothing follows from the replay.
      complain.accept(String.valueOf(e.getMessage()));
    }
  }
}
