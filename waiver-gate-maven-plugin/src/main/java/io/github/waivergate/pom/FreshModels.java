package io.github.waivergate.pom;

import java.io.File;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.maven.project.ProjectBuilder;
import org.apache.maven.project.ProjectBuildingException;
import org.apache.maven.project.ProjectBuildingRequest;
import org.apache.maven.project.ProjectBuildingResult;

/**
 * Has Maven read every parent anew.
 *
 * <p>Up to 3.8 the project builder keeps parents by their coordinates alone: the base's modules
 * would inherit from the patch's parents. A system property is its only switch.
 */
final class FreshModels {
  private static final String SWITCH = "maven.defaultProjectBuilder.disableGlobalModelCache";
  private static final ReentrantLock LOCK = new ReentrantLock();

  private FreshModels() {}

  static List<ProjectBuildingResult> build(
      ProjectBuilder builder, File pom, ProjectBuildingRequest request)
      throws ProjectBuildingException {
    LOCK.lock();
    var before = System.setProperty(SWITCH, "true");
    try {
      return builder.build(List.of(pom), /* recursive= */ true, request);
    } finally {
      if (before == null) {
        System.clearProperty(SWITCH);
      } else {
        System.setProperty(SWITCH, before);
      }
      LOCK.unlock();
    }
  }
}
