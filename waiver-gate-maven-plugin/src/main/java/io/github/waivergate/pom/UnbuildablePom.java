package io.github.waivergate.pom;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import org.apache.maven.model.building.ModelProblem;
import org.apache.maven.project.ProjectBuildingException;
import org.apache.maven.project.ProjectBuildingResult;

/**
 * Says why Maven cannot build a pom.
 *
 * @param directory the checkout
 * @param pom the pom at the top, which is named where Maven names none
 */
record UnbuildablePom(Path directory, Path pom) {

  EvidenceException refusal(Exception e) {
    if (e instanceof ProjectBuildingException failure && failure.getResults() != null) {
      for (ProjectBuildingResult result : failure.getResults()) {
        for (ModelProblem problem : result.getProblems()) {
          if (problem.getSeverity() != ModelProblem.Severity.WARNING) {
            var file = result.getPomFile();
            return refusal(file == null ? pom : file.toPath(), problem.getMessage());
          }
        }
      }
    }
    return refusal(pom, String.valueOf(e.getMessage()));
  }

  private EvidenceException refusal(Path file, String words) {
    var home = new Home(directory);
    return new EvidenceException(
        home.relative(file.toAbsolutePath().normalize().toString()),
        "Maven cannot build this pom: " + home.relative(words),
        "run mvn validate there; it names the same problem");
  }
}
