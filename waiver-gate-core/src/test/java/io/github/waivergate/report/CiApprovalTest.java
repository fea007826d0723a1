package io.github.waivergate.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the examples of approval by one click to the CI's own call. */
class CiApprovalTest {
  private static final Path CI = Path.of("..", "docs", "ci");
  private static final String GITHUB = "github-approval.yml";
  private static final String GITLAB = "gitlab-approval.yml";
  private static final Pattern MAVEN = Pattern.compile("\\bmvn -.*");

  @ParameterizedTest
  @ValueSource(strings = {GITHUB, GITLAB})
  void one_call_goes_without_approval_and_one_with_it(String example) throws Exception {
    var calls = MAVEN.matcher(text(example)).results().map(call -> call.group()).toList();

    assertThat(calls)
        .map(call -> call.toLowerCase(Locale.ROOT))
        .containsExactly(
            "mvn -b -fae \"$gate:anchor\" verify \"$gate:aggregate\"",
            "mvn -b -fae \"-dwaiver-gate.approvedcontract=$digest\" \"$gate:anchor\" verify"
                + " \"$gate:aggregate\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {GITHUB, GITLAB})
  void no_file_of_the_patch_configures_maven(String example) throws Exception {
    var text = text(example);

    assertThat(text)
        .contains("MAVEN_BASEDIR")
        .contains("git worktree add --detach")
        .doesNotContain("mvnw", "continue-on-error", "|| true", "cache");
  }

  @Test
  void github_counts_a_skipped_job_for_no_approval() throws Exception {
    var jobs = new YAMLMapper().readTree(text(GITHUB)).get("jobs");

    assertThat(jobs.at("/approved/environment").textValue()).isEqualTo("contract-approval");
    assertThat(jobs.at("/verdict/name").textValue()).isEqualTo("waiver-gate");
    assertThat(jobs.at("/verdict/if").textValue()).isEqualTo("${{ always() }}");
    assertThat(jobs.at("/verdict/steps/0/run").textValue())
        .isEqualTo("test \"$UNAPPROVED\" = success || test \"$APPROVED\" = success");
  }

  @Test
  void gitlab_lets_only_approvers_start_the_job_that_passes_the_digest_on() throws Exception {
    var job = new YAMLMapper().readTree(text(GITLAB)).get("waiver-gate-approved");

    assertThat(job.at("/environment/name").textValue()).isEqualTo("contract-approval");
    assertThat(job.at("/rules/0/when").textValue()).isEqualTo("manual");
    assertThat(job.at("/rules/0/allow_failure").booleanValue()).isFalse();
  }

  @Test
  void the_page_shows_the_call_that_they_make() throws Exception {
    assertThat(text("approval.md"))
        .contains(
            "MAVEN_BASEDIR=<a checkout of the base> mvn -B -fae $gate:anchor verify"
                + " $gate:aggregate");
  }

  private static String text(String name) throws IOException {
    return Files.readString(CI.resolve(name));
  }
}
