package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.repetition.ChosenClasses;
import io.github.waivergate.repetition.JudgeChanges;
import io.github.waivergate.repetition.Reach;
import io.github.waivergate.repetition.Repetition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Resource;
import org.apache.maven.project.MavenProject;

/**
 * What the patch changes in its judge, as it reaches one project of the merge base's build.
 *
 * @param reach how it does
 * @param project the project
 * @param upstream the projects that it depends on
 */
record BaseReach(Reach reach, MavenProject project, List<MavenProject> upstream) {
  /** Names the file that this build is told it by; without, everything is repeated everywhere. */
  static final String CHANGES = "baseChanges";

  static Optional<BaseReach> of(ModuleMojo goal) throws EvidenceException {
    if (goal.outside().value(BaseBuild.MARKER).isEmpty()) {
      return Optional.empty();
    }
    var changes = changes(goal);
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(of(changes.get(), goal.project, goal.session));
  }

  /** Read once, by the first goal that asks: no test has run by then. */
  private static Optional<JudgeChanges> changes(ModuleMojo goal) throws EvidenceException {
    var file = goal.outside().value(CHANGES);
    var request = goal.session.getRequest();
    synchronized (request) {
      if (file.isPresent() && request.getData().get(CHANGES) instanceof JudgeChanges known) {
        return Optional.of(known);
      }
      if (file.isEmpty()) {
        return Optional.empty();
      }
      var changes = JudgeChanges.read(Path.of(file.get()));
      request.getData().put(CHANGES, changes);
      return Optional.of(changes);
    }
  }

  static BaseReach of(JudgeChanges changes, MavenProject project, MavenSession session) {
    var root = changes.root();
    var graph = session.getProjectDependencyGraph();
    var all = session.getAllProjects();
    if (graph == null || all == null) {
      var unknown = new Reach(List.of("the reactor is not known"), List.of(), true);
      return new BaseReach(unknown, project, List.of());
    }
    var upstream = graph.getUpstreamProjects(project, true);
    var grouping = new HashMap<String, Boolean>();
    for (MavenProject module : all) {
      // Two projects in one directory: what lies in it belongs to neither alone.
      grouping.merge(
          directory(root, module), module.getPackaging().equals("pom"), (one, other) -> true);
    }
    var names = new HashSet<String>();
    var elsewhere = new ArrayList<>(elsewhere(root, project));
    for (MavenProject module : upstream) {
      names.add(directory(root, module));
      elsewhere.addAll(elsewhere(root, module));
    }
    var reactor = new Reach.Reactor(grouping, directory(root, project), names, elsewhere);
    return new BaseReach(Reach.of(changes.paths(), reactor), project, upstream);
  }

  boolean isAffected() {
    return reach.affected();
  }

  /** Which tests every replay runs; made when all tests are compiled. */
  Repetition choice() {
    return reach.repeats().isEmpty()
        ? ChosenClasses.of(
            reach.sources(),
            tests(project),
            upstream.stream()
                .filter(module -> !module.getPackaging().equals("pom"))
                .map(BaseReach::tests)
                .toList())
        : Repetition.everything(reach.repeats());
  }

  private static Path tests(MavenProject project) {
    return Path.of(project.getBuild().getTestOutputDirectory());
  }

  private static String directory(Path root, MavenProject project) {
    return fromRoot(root, project.getBasedir().toPath());
  }

  private static String fromRoot(Path root, Path directory) {
    var name = root.relativize(directory.toAbsolutePath().normalize()).toString();
    return name.isEmpty() ? "." : name.replace('\\', '/');
  }

  private static List<String> elsewhere(Path root, MavenProject project) {
    var directories = new ArrayList<String>();
    directories.addAll(project.getCompileSourceRoots());
    directories.addAll(project.getTestCompileSourceRoots());
    project.getResources().stream().map(Resource::getDirectory).forEach(directories::add);
    project.getTestResources().stream().map(Resource::getDirectory).forEach(directories::add);
    var basedir = project.getBasedir().toPath();
    return directories.stream()
        .map(basedir::resolve)
        .map(Path::normalize)
        .filter(path -> !path.startsWith(basedir))
        .map(path -> fromRoot(root, path))
        .toList();
  }
}
