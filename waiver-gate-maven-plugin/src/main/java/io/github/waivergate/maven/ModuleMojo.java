package io.github.waivergate.maven;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.module.BaseSuite;
import io.github.waivergate.module.BuildFacts;
import io.github.waivergate.module.ContractRoot;
import io.github.waivergate.module.ModuleClasses;
import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.refusal.EvidenceException;
import java.io.File;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What the goals that work on one module have in common. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
abstract class ModuleMojo extends AbstractMojo {

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  MavenSession session;

  /**
   * The fixtures of the module: Ant patterns over paths from the module's directory. Default:
   * {@code src/test/resources/**}.
   */
  @Parameter(property = "waiver-gate.fixtures", defaultValue = "src/test/resources/**")
  List<String> fixtures;

  /**
   * The replays: paths or Ant patterns, absolute or from the module's directory. Each directory is
   * one replay, {@code replays/2} before {@code replays/10}.
   */
  @Parameter(
      property = "waiver-gate.reportsDirectories",
      defaultValue = "${project.build.directory}/waiver-gate/replays/*")
  List<String> reportsDirectories;

  Map<String, String> environment = System.getenv();

  /**
   * The property tests: Ant patterns over class names. One that fails in any replay makes every
   * case of the module a {@code property_violation}.
   */
  @Parameter(
      property = "waiver-gate.propertyTests",
      defaultValue = "**/*Properties,**/*PropertyTest,**/*PropertyTests")
  List<String> propertyTests;

  /** Whether the module only groups others: there is nothing to judge in it. */
  final boolean isAggregator() {
    if (isPom(project)) {
      getLog().debug("packaging is pom: nothing to judge in " + project.getId());
      return true;
    }
    return false;
  }

  final ModuleLayout layout() {
    return layout(project);
  }

  final ModuleLayout layout(MavenProject of) {
    var basedir = of.getBasedir().toPath();
    return new ModuleLayout(
        basedir,
        Path.of(of.getBuild().getDirectory()),
        new ModuleClasses(
            Path.of(of.getBuild().getOutputDirectory()),
            Path.of(of.getBuild().getTestOutputDirectory()),
            TestClassPath.of(of).elements()),
        ContractRoot.of(basedir, topLevel(basedir)),
        of.getGroupId() + ":" + of.getArtifactId() + ":" + of.getVersion());
  }

  /** Facts for a goal that judges no patch. */
  final BuildFacts facts() {
    return facts(Patch.NONE);
  }

  final OutsideSettings outside() {
    return new OutsideSettings(
        session.getUserProperties(), topLevel(project.getBasedir().toPath()));
  }

  final BuildFacts facts(Patch patch) {
    return facts(patch, BaseSuite.NONE);
  }

  final BuildFacts facts(Patch patch, BaseSuite baseSuite) {
    return new BuildFacts(
        session.getStartTime().toInstant(),
        Instant.now(),
        CiEnvironment.in(environment),
        Engines.of(project),
        patch,
        baseSuite,
        SessionRecords.of(session)::add,
        PluginVersion.get());
  }

  /**
   * What of this build may have run code of the patch before this goal: it could have moved the
   * target branch.
   */
  Optional<String> ranBefore() throws EvidenceException {
    var others = modules().filter(module -> !module.equals(project) && !isPom(module)).toList();
    // Whether what is built beside this module came first must not decide a verdict.
    return !others.isEmpty() && session.getRequest().getDegreeOfConcurrency() > 1
        ? Optional.of("the start of other modules: -T builds them side by side")
        : built(others.stream());
  }

  /** The first of these modules whose build is over. */
  final Optional<String> built(Stream<MavenProject> modules) {
    return modules
        .filter(module -> session.getResult().getBuildSummary(module) != null)
        .map(module -> "the build of " + module.getId())
        .findFirst();
  }

  final Stream<MavenProject> modules() {
    return Stream.ofNullable(session.getProjects()).flatMap(List::stream);
  }

  private static boolean isPom(MavenProject module) {
    return module.getPackaging().equals("pom");
  }

  final Optional<String> narrowing() {
    return Narrowing.of(session.getUserProperties(), project.getProperties());
  }

  private Path topLevel(Path basedir) {
    File directory = session.getRequest().getMultiModuleProjectDirectory();
    return directory == null ? basedir : directory.toPath();
  }

  /** Maven makes a null of an empty element, and an empty text is refused by name later. */
  static List<String> withoutNulls(List<String> values) {
    return values.stream().map(value -> Objects.requireNonNullElse(value, "")).toList();
  }
}
