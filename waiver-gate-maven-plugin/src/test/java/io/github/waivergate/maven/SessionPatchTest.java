package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.git.Source;
import io.github.waivergate.module.BaseSuite;
import io.github.waivergate.refusal.EvidenceException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import org.apache.maven.project.ProjectBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionPatchTest {
  /** No pom is compared here. */
  private static final ProjectBuilder BUILDER =
      (ProjectBuilder)
          Proxy.newProxyInstance(
              SessionPatchTest.class.getClassLoader(),
              new Class<?>[] {ProjectBuilder.class},
              (proxy, method, arguments) -> {
                throw new IllegalStateException(method.getName());
              });

  private final SmallProject small;

  SessionPatchTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void outside_of_git_there_is_no_patch() throws Exception {
    var session = SessionPatch.of(goal(), BUILDER);

    assertThat(session.patch().source()).isEqualTo(Patch.NONE.source());
    assertThat(session.patch().root()).isEmpty();
    assertThat(session.patch().anchor()).isEmpty();
    assertThat(session.baseSuite()).isSameAs(BaseSuite.NONE);
  }

  @Test
  void a_target_branch_outside_of_git_cannot_be_judged_at() {
    small.request.getUserProperties().setProperty("waiver-gate.baseRef", "main");

    assertThatThrownBy(() -> SessionPatch.of(goal(), BUILDER))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: "
                + small.basedir
                + "\n  found: no git work tree holds it, and a patch is judged at a merge base\n"
                + "  mend:  check the project out with git, fetch-depth: 0");
  }

  @Test
  void every_goal_of_a_session_gets_the_same_patch() throws Exception {
    var goal = goal();

    assertThat(SessionPatch.of(goal, BUILDER)).isSameAs(SessionPatch.of(goal, BUILDER));
  }

  @Test
  void the_build_of_a_base_records_under_the_name_it_was_given() throws Exception {
    small.request.getUserProperties().setProperty("waiver-gate.baseSuite", "nonce");

    var session = SessionPatch.of(goal(), BUILDER);

    assertThat(session.patch().source()).isEqualTo(new Source("nonce", "nonce"));
    assertThat(session.patch().anchor()).isEmpty();
    assertThat(session.baseSuite()).isSameAs(BaseSuite.NONE);
  }

  @Test
  void a_patch_cannot_pose_as_the_build_of_a_base() throws Exception {
    small.write(".mvn/maven.config", "-Dwaiver-gate.baseSuite=nonce\n");
    small.request.getUserProperties().setProperty("waiver-gate.baseSuite", "nonce");

    assertThatThrownBy(() -> SessionPatch.of(goal(), BUILDER))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: .mvn/maven.config\n"
                + "  found: it sets waiver-gate.baseSuite, which only who starts the build may set\n"
                + "  mend:  remove it there, and give it on the command line of the CI:"
                + " -Dwaiver-gate.baseSuite=…");
  }

  private CheckMojo goal() {
    return small.configured(new CheckMojo(), new RecordingLog());
  }
}
