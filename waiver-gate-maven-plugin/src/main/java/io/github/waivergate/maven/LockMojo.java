package io.github.waivergate.maven;

import io.github.waivergate.module.ModuleLock;
import io.github.waivergate.module.UnreportedProperties;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.LogText;
import io.github.waivergate.report.VerdictText;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Writes {@code qa/fixture.lock} and {@code qa/known-tests.lock} of each module from the tests that
 * ran in this build: {@code mvn test waiver-gate:lock}. Prints what changed; check both files in,
 * in a commit of their own.
 */
@Mojo(name = "lock", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
public final class LockMojo extends ModuleMojo {

  private final LifecycleExecutor lifecycle;
  private final BuildPluginManager plugins;

  /** Report directories beside the replays whose tests are locked too. */
  @Parameter(
      property = "waiver-gate.testReports",
      defaultValue =
          "${project.build.directory}/surefire-reports,${project.build.directory}/failsafe-reports")
  List<String> testReports;

  /** Ids, separated by {@code ;}, that may be locked although they fail. */
  @Parameter(property = "waiver-gate.failing")
  @Nullable String failing;

  /**
   * Ids, separated by {@code ;}, whose environment decides whether they run: an operating system, a
   * locale, an assumption. They stay so when locked again.
   */
  @Parameter(property = "waiver-gate.conditional")
  @Nullable String conditional;

  @Inject
  LockMojo(LifecycleExecutor lifecycle, BuildPluginManager plugins) {
    this.lifecycle = lifecycle;
    this.plugins = plugins;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (isAggregator()) {
      return;
    }
    var narrowing = narrowing();
    if (narrowing.isPresent()) {
      throw new MojoFailureException(VerdictText.entry(ModuleLock.narrowed(narrowing.get())));
    }
    try {
      var result = lock().run(unreportedProperties());
      var log = new VerdictLog(getLog());
      result.notes().forEach(note -> log.warn(VerdictText.entry(note)));
      result.changes().forEach(getLog()::info);
      result.refusals().forEach(refusal -> log.error(VerdictText.entry(refusal)));
      if (!result.refusals().isEmpty()) {
        throw new MojoFailureException(result.failure());
      }
    } catch (EvidenceException e) {
      throw new MojoExecutionException(LogText.message(e));
    }
  }

  private Optional<UnreportedProperties> unreportedProperties() throws EvidenceException {
    var plan = new BuildPlan(lifecycle, session, project);
    var tests = plan.tests().stream().filter(test -> !test.isSkipped(session)).toList();
    return tests.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new UnreportedProperties(
                layout(),
                facts(),
                propertyTests,
                new MavenSuite(layout(), session, plugins, tests, TestClassPath.of(project)),
                plan.startsTests()));
  }

  private ModuleLock lock() {
    return new ModuleLock(
        layout(),
        withoutNulls(fixtures),
        withoutNulls(reportsDirectories),
        testReports,
        ids(failing),
        ids(conditional),
        facts());
  }

  private static Set<String> ids(@Nullable String list) {
    return list == null
        ? Set.of()
        : Arrays.stream(list.split(";", -1))
            .map(String::trim)
            .filter(id -> !id.isEmpty())
            .collect(Collectors.toSet());
  }
}
