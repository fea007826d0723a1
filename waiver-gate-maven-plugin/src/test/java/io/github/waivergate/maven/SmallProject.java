package io.github.waivergate.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.DefaultMavenExecutionResult;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystemSession;

/** A project on disk with the session that Maven would build it in. */
final class SmallProject {
  static final String LOCKED_TEST = "com.acme.ParseTest#empty\t1\trun\n";

  final Path basedir;
  final Model model = new Model();
  final MavenProject project = new MavenProject(model);
  final MavenExecutionRequest request = new DefaultMavenExecutionRequest();

  SmallProject(Path basedir) {
    this.basedir = basedir;
    model.setGroupId("com.acme");
    model.setArtifactId("tax");
    model.setVersion("1.0");
    model.setBuild(new Build());
    project.setFile(basedir.resolve("pom.xml").toFile());
    project.getBuild().setDirectory(basedir.resolve("target").toString());
    project.getBuild().setOutputDirectory(basedir.resolve("target/classes").toString());
    project.getBuild().setTestOutputDirectory(basedir.resolve("target/test-classes").toString());
    request.setStartTime(Date.from(Instant.EPOCH));
    request.setGoals(List.of("verify"));
    request.setUserProperties(new Properties());
    request.setMultiModuleProjectDirectory(basedir.toFile());
  }

  /** Five replays of one test, known, with an empty fixture lock. */
  static SmallProject replayed(Path basedir, String... outcomes) throws IOException {
    var small = new SmallProject(basedir);
    small.write("qa/fixture.lock", "# no fixtures\n");
    small.write("qa/known-tests.lock", LOCKED_TEST);
    for (int k = 1; k <= outcomes.length; k++) {
      small.report("target/waiver-gate/replays/" + k, outcomes[k - 1]);
    }
    return small;
  }

  void report(String directory, String outcome) throws IOException {
    write(
        directory + "/TEST-com.acme.ParseTest.xml",
        "<testsuite><testcase classname='com.acme.ParseTest' name='empty'>"
            + outcome
            + "</testcase></testsuite>");
  }

  void write(String file, String content) throws IOException {
    var path = basedir.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content);
  }

  @SuppressWarnings("deprecation") // every constructor is meant for Maven alone
  MavenSession session() {
    RepositorySystemSession none = null;
    return new MavenSession(null, none, request, new DefaultMavenExecutionResult());
  }

  /** Sets what Maven would set for both goals. */
  <T extends ModuleMojo> T configured(T goal, RecordingLog log) {
    goal.setLog(log);
    goal.setPluginContext(new HashMap<Object, Object>());
    goal.project = project;
    goal.session = session();
    goal.environment = Map.of();
    goal.fixtures = List.of("src/test/resources/**");
    goal.reportsDirectories = List.of(basedir.resolve("target/waiver-gate/replays/*").toString());
    return goal;
  }
}
