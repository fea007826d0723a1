package io.github.waivergate.git;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a CI sets for a pull request; the table for users is {@code docs/ci/base-ref.md}.
 *
 * @param signs what only a build of a pull request has
 * @param branches variables that hold the name of the target branch
 * @param commits variables that hold a commit of the target branch
 */
record ContinuousIntegration(List<Sign> signs, List<String> branches, List<String> commits) {

  /** A variable with a value of that form. */
  record Sign(String variable, Pattern value) {}

  private static final ContinuousIntegration GITHUB_ACTIONS =
      new ContinuousIntegration(
          List.of(sign("GITHUB_BASE_REF"), sign("GITHUB_EVENT_NAME", "pull_request.*|merge_group")),
          List.of("GITHUB_BASE_REF"),
          List.of());

  private static final ContinuousIntegration GITLAB =
      new ContinuousIntegration(
          List.of(
              sign("CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
              sign("CI_MERGE_REQUEST_DIFF_BASE_SHA"),
              sign("CI_MERGE_REQUEST_IID")),
          List.of("CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
          // Second: it stays behind when a merge request gets another target.
          List.of("CI_MERGE_REQUEST_DIFF_BASE_SHA"));

  private static final ContinuousIntegration JENKINS =
      new ContinuousIntegration(
          List.of(sign("CHANGE_TARGET"), sign("CHANGE_ID")), List.of("CHANGE_TARGET"), List.of());

  private static final ContinuousIntegration BITBUCKET =
      new ContinuousIntegration(
          List.of(sign("BITBUCKET_PR_DESTINATION_BRANCH"), sign("BITBUCKET_PR_ID")),
          List.of("BITBUCKET_PR_DESTINATION_BRANCH"),
          List.of());

  private static final ContinuousIntegration AZURE =
      new ContinuousIntegration(
          List.of(sign("SYSTEM_PULLREQUEST_TARGETBRANCH"), sign("BUILD_REASON", "PullRequest")),
          List.of("SYSTEM_PULLREQUEST_TARGETBRANCH"),
          List.of());

  private static final ContinuousIntegration BUILDKITE =
      new ContinuousIntegration(
          List.of(sign("BUILDKITE_PULL_REQUEST", "(?!false$).+")),
          List.of("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
          List.of());

  private static final ContinuousIntegration CIRCLECI =
      new ContinuousIntegration(
          List.of(
              sign("CIRCLE_PULL_REQUEST"), sign("CIRCLE_PULL_REQUESTS"), sign("CIRCLE_PR_NUMBER")),
          List.of(),
          List.of());

  /** In the order in which they are asked. */
  static final List<ContinuousIntegration> KNOWN =
      List.of(GITHUB_ACTIONS, GITLAB, JENKINS, BITBUCKET, AZURE, BUILDKITE, CIRCLECI);

  /** The variable that says this is a pull request, where one does. */
  Optional<String> pullRequest(Map<String, String> environment) {
    return signs.stream()
        .filter(sign -> sign.value().matcher(value(environment, sign.variable())).matches())
        .map(Sign::variable)
        .findFirst();
  }

  /** Some CIs set what does not apply to an empty text. */
  static String value(Map<String, String> environment, String variable) {
    return environment.getOrDefault(variable, "").strip();
  }

  private static Sign sign(String variable) {
    return sign(variable, ".+");
  }

  private static Sign sign(String variable, String value) {
    return new Sign(variable, Pattern.compile(value));
  }
}
