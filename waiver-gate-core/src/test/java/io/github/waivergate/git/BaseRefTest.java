package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BaseRefTest {
  private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

  @ParameterizedTest
  @CsvSource({
    "GITHUB_BASE_REF=main GITHUB_EVENT_NAME=pull_request, GITHUB_BASE_REF=main",
    "GITHUB_BASE_REF=main GITHUB_EVENT_NAME=pull_request_target, GITHUB_BASE_REF=main",
    "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main CI_MERGE_REQUEST_IID=7,"
        + " CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main",
    "CHANGE_TARGET=main CHANGE_ID=7 CHANGE_BRANCH=tax, CHANGE_TARGET=main",
    "BITBUCKET_PR_DESTINATION_BRANCH=main BITBUCKET_PR_ID=7, BITBUCKET_PR_DESTINATION_BRANCH=main",
    "SYSTEM_PULLREQUEST_TARGETBRANCH=refs/heads/main BUILD_REASON=PullRequest,"
        + " SYSTEM_PULLREQUEST_TARGETBRANCH=refs/heads/main",
    "SYSTEM_PULLREQUEST_TARGETBRANCH=main, SYSTEM_PULLREQUEST_TARGETBRANCH=main",
    "BUILDKITE_PULL_REQUEST=7 BUILDKITE_PULL_REQUEST_BASE_BRANCH=main,"
        + " BUILDKITE_PULL_REQUEST_BASE_BRANCH=main",
  })
  void a_ci_names_the_target_of_a_pull_request(String environment, String source) throws Exception {
    assertThat(BaseRef.of("", variables(environment)))
        .contains(
            new BaseRef(
                source.substring(source.indexOf('=') + 1),
                List.of("refs/remotes/origin/main"),
                source,
                true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GITHUB_EVENT_NAME=push GITHUB_BASE_REF=",
        "GITHUB_EVENT_NAME=workflow_dispatch GITHUB_REF=refs/heads/main",
        "CI_COMMIT_BRANCH=main CI_PIPELINE_SOURCE=push",
        "BRANCH_NAME=main JENKINS_URL=x",
        "BITBUCKET_BRANCH=main",
        "BUILD_REASON=IndividualCI",
        "BUILDKITE_PULL_REQUEST=false BUILDKITE_PULL_REQUEST_BASE_BRANCH=",
        "BUILDKITE_PULL_REQUEST=false BUILDKITE_PULL_REQUEST_BASE_BRANCH=main",
        "CIRCLE_BRANCH=main",
        "CI=true"
      })
  void a_build_that_judges_no_pull_request_has_no_target(String environment) throws Exception {
    assertThat(BaseRef.of("", variables(environment))).isEmpty();
    assertThat(BaseRef.of("main", variables(environment)).orElseThrow().pullRequest()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GITHUB_EVENT_NAME=pull_request",
        "GITHUB_EVENT_NAME=pull_request_review",
        "GITHUB_EVENT_NAME=merge_group",
        "CI_MERGE_REQUEST_IID=7",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA=main",
        "CHANGE_ID=7",
        "BITBUCKET_PR_ID=7",
        "BUILD_REASON=PullRequest",
        "BUILDKITE_PULL_REQUEST=7",
        "CIRCLE_PULL_REQUEST=https://acme.example/pull/7",
        "CIRCLE_PULL_REQUESTS=https://acme.example/pull/7",
        "CIRCLE_PR_NUMBER=7"
      })
  void a_pull_request_without_a_target_cannot_be_judged(String environment) throws Exception {
    assertThatThrownBy(() -> BaseRef.of("", variables(environment)))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: %s
              found: this build judges a pull request, and no variable names its target branch
              mend:  name it from outside the tree: -Dwaiver-gate.baseRef=<target branch>"""
                .formatted(environment));
    assertThat(BaseRef.of("main", variables(environment)).orElseThrow().pullRequest()).isTrue();
  }

  @Test
  void gitlabs_base_commit_is_tried_after_the_branch() throws Exception {
    var both =
        "CI_MERGE_REQUEST_DIFF_BASE_SHA=%s CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main"
            .formatted(COMMIT);
    assertThat(BaseRef.of("", variables(both)).orElseThrow().candidates())
        .containsExactly("refs/remotes/origin/main", COMMIT);

    var alone = "CI_MERGE_REQUEST_DIFF_BASE_SHA=" + COMMIT;
    assertThat(BaseRef.of("", variables(alone)))
        .contains(new BaseRef(COMMIT, List.of(COMMIT), alone, true));
  }

  @ParameterizedTest
  @CsvSource({
    "main, refs/remotes/origin/main refs/remotes/main refs/heads/main refs/tags/main main",
    "origin/main, refs/remotes/origin/origin/main refs/remotes/origin/main"
        + " refs/heads/origin/main refs/tags/origin/main origin/main",
    "refs/heads/main, refs/remotes/origin/main refs/heads/main",
    "refs/remotes/upstream/main, refs/remotes/upstream/main",
    COMMIT + ", " + COMMIT
  })
  void a_name_that_a_person_gave_is_the_remotes_first(String given, String candidates)
      throws Exception {
    assertThat(BaseRef.of(" " + given + " ", Map.of("GITHUB_BASE_REF", "other")))
        .contains(new BaseRef(given, List.of(candidates.split(" ")), "baseRef=" + given, true));
  }

  @Test
  void the_page_for_users_names_every_variable() throws Exception {
    var page = Files.readString(Path.of("..", "docs", "ci", "base-ref.md"));

    for (var ci : ContinuousIntegration.KNOWN) {
      ci.signs().forEach(sign -> assertThat(page).contains("`" + sign.variable() + "`"));
      ci.branches().forEach(variable -> assertThat(page).contains("`" + variable + "`"));
      ci.commits().forEach(variable -> assertThat(page).contains("`" + variable + "`"));
    }
  }

  @Test
  void a_pull_request_of_this_project_is_none_of_its_integration_projects() throws Exception {
    var pom = Files.readString(Path.of("..", "it-projects", "pom.xml"));

    for (var ci : ContinuousIntegration.KNOWN) {
      ci.signs().forEach(sign -> assertThat(pom).contains(unset(sign.variable())));
      ci.branches().forEach(variable -> assertThat(pom).contains(unset(variable)));
      ci.commits().forEach(variable -> assertThat(pom).contains(unset(variable)));
    }
  }

  private static String unset(String variable) {
    return "<" + variable + ">${unset}</" + variable + ">";
  }

  private static Map<String, String> variables(String environment) {
    var variables = new TreeMap<String, String>();
    Arrays.stream(environment.split(" "))
        .map(variable -> variable.split("=", 2))
        .forEach(variable -> variables.put(variable[0], variable[1]));
    return variables;
  }
}
