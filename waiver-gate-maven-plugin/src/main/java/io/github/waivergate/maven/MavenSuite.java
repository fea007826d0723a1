package io.github.waivergate.maven;

import io.github.waivergate.module.FailsafeSummary;
import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.module.Suite;
import io.github.waivergate.receipt.ReceiptFiles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.PluginManagerException;
import org.apache.maven.plugin.PluginResolutionException;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * Runs the project's own Surefire and Failsafe executions, each with its own configuration and only
 * what a replay needs changed.
 *
 * @param layout where the module's files lie
 * @param session the project's session
 * @param plugins runs a goal
 * @param executions the executions of one phase
 * @param classPath the project's test class path
 */
record MavenSuite(
    ModuleLayout layout,
    MavenSession session,
    BuildPluginManager plugins,
    List<TestExecution> executions,
    TestClassPath classPath)
    implements Suite {

  @Override
  public void runAll(
      int index, String nonce, Path replayDirectory, Set<String> without, Consumer<RunEnd> ended) {
    for (TestExecution execution : executions) {
      var id = "replay-" + index + "-" + execution.mojo().getExecutionId();
      Map<String, Xpp3Dom> some =
          without.isEmpty()
              ? Map.of()
              : Map.of(LeftOut.PARAMETER, LeftOut.of(execution, session, without));
      ended.accept(run(execution, id, index, nonce, replayDirectory, some, Map.of()));
    }
  }

  @Override
  public RunEnd runClasses(Path directory, List<String> binaryNames, Map<String, String> told) {
    var includes = new Xpp3Dom("includes");
    for (String name : binaryNames) {
      includes.addChild(TestExecution.leaf("include", name.replace('.', '/') + ".java"));
    }
    var first = executions.get(0);
    var only = Map.of("includes", includes, "suiteXmlFiles", new Xpp3Dom("suiteXmlFiles"));
    return run(first, "properties", 0, "", directory, only, told);
  }

  @Override
  public boolean hasClass(String binaryName) {
    return classPath.has(binaryName);
  }

  private RunEnd run(
      TestExecution execution,
      String id,
      int index,
      String nonce,
      Path directory,
      Map<String, Xpp3Dom> only,
      Map<String, String> told) {
    var name = execution.directoryName();
    var reports = directory.resolve(name);
    var trees = new LinkedHashMap<>(only);
    if (!RunWitness.runsInsideMaven(execution.value("forkCount", session))) {
      trees.put("systemPropertyVariables", variables(execution, index, nonce, reports, told));
    }
    if (execution.isWithout(RunWitness.CHANNEL, session)) {
      trees.put(RunWitness.CHANNEL, RunWitness.channel());
    }
    var witness = witness(execution);
    witness.ifPresent(present -> trees.put(RunWitness.PARAMETER, present.reporter()));
    var mojo = execution.with(id, overrides(execution, reports, index, only), trees);
    var said = said(execution, mojo, reports);
    return new RunEnd(name, said, witness.flatMap(RunWitness::close));
  }

  private Optional<String> said(TestExecution execution, MojoExecution mojo, Path reports) {
    try {
      plugins.executeMojo(session.clone(), mojo);
      return execution.isFailsafe() ? FailsafeSummary.said(reports) : Optional.empty();
    } catch (MojoFailureException | MojoExecutionException e) {
      return Optional.of(SurefireComplaint.of(e, layout.basedir()));
    } catch (Exception e) {
      return Optional.of("it could not be started: " + e.getMessage());
    }
  }

  private Optional<RunWitness> witness(TestExecution execution) {
    if (!RunWitness.canHear(execution, execution.value("forkCount", session))) {
      return Optional.empty();
    }
    try {
      var plugin = execution.mojo().getMojoDescriptor().getPluginDescriptor();
      return Optional.of(RunWitness.open(plugins.getPluginRealm(session, plugin)));
    } catch (ReflectiveOperationException | PluginResolutionException | PluginManagerException e) {
      // Surefire itself cannot be loaded then: what it is asked to run next says why.
      return Optional.empty();
    }
  }

  private Map<String, String> overrides(
      TestExecution execution, Path reports, int index, Map<String, Xpp3Dom> only) {
    var overrides = new LinkedHashMap<String, String>();
    overrides.put("reportsDirectory", reports.toString());
    overrides.put("summaryFile", reports.resolve(FailsafeSummary.NAME).toString());
    overrides.put("tempDir", "waiver-gate-surefire-" + index);
    // A failing run must say so: what it says is compared with what its reports say.
    overrides.put("testFailureIgnore", "false");
    overrides.put("rerunFailingTestsCount", "0");
    overrides.put("skipAfterFailureCount", "0");
    if (execution.value("disableXmlReport", session).equals("true")) {
      overrides.put("disableXmlReport", "false");
    }
    if (index > 1) {
      // What fails is told in full once, by the first replay; the others tell it in their files.
      overrides.put("printSummary", "false");
    }
    if (!only.isEmpty()) {
      overrides.put("failIfNoTests", "false");
    }
    return overrides;
  }

  /**
   * The user's own variables; a temporary directory, so that no counter file outlives the replay;
   * where tests leave their receipts; and what they are told beside.
   */
  private Xpp3Dom variables(
      TestExecution execution, int index, String nonce, Path reports, Map<String, String> told) {
    var directory = layout.temporary().resolve(Integer.toString(index));
    directory.toFile().mkdirs();
    var configuration = execution.mojo().getConfiguration();
    var own = configuration == null ? null : configuration.getChild("systemPropertyVariables");
    var variables = own == null ? new Xpp3Dom("systemPropertyVariables") : new Xpp3Dom(own);
    variables.addChild(TestExecution.leaf("java.io.tmpdir", directory.toString()));
    if (!nonce.isEmpty()) {
      ReceiptFiles.properties(reports, nonce, layout.fixtureLock(), layout.neighbours())
          .forEach((name, value) -> variables.addChild(TestExecution.leaf(name, value)));
    }
    told.forEach((name, value) -> variables.addChild(TestExecution.leaf(name, value)));
    return variables;
  }
}
