package io.github.waivergate.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the examples for CI systems to what makes several machines give one sound verdict. */
class CiExamplesTest {
  private static final Path CI = Path.of("..", "docs", "ci");
  private static final Path PLAYED =
      Path.of("..", "it-projects", "projects", "slices_of_three_checkouts_proposed");
  private static final String GITHUB = "github-actions.yml";
  private static final String GITLAB = "gitlab-ci.yml";
  private static final String JENKINS = "Jenkinsfile";
  private static final String REQUIRED = "waiver-gate";
  private static final Pattern MAVEN =
      Pattern.compile("\\bmvn -B verify [\"']?-Dwaiver-gate\\.([A-Za-z]+)=([^\\s\"']*)");
  private static final Pattern QUOTED = Pattern.compile("'([0-9,]+)'");

  @Test
  void the_slices_name_each_replay_once() throws Exception {
    var github = yaml(GITHUB).at("/jobs/replays/strategy/matrix/replays");
    var gitlab = yaml(GITLAB).at("/replays/parallel/matrix/0/REPLAYS");

    assertThat(indexes(texts(github))).isEqualTo(oneToFive());
    assertThat(indexes(texts(gitlab))).isEqualTo(oneToFive());
    assertThat(indexes(jenkinsSlices())).isEqualTo(oneToFive());
  }

  @ParameterizedTest
  @ValueSource(strings = {GITHUB, GITLAB, JENKINS})
  void the_commands_are_those_that_the_integration_project_plays(String example) throws Exception {
    var commands = MAVEN.matcher(text(example)).results().toList();

    assertThat(commands)
        .extracting(command -> command.group(1))
        .containsExactly("replayIndexes", "collectedFrom");
    assertThat(text(example).split("\\bmvn ", -1)).hasSize(commands.size() + 1);
    assertThat(played()).containsExactly("waiver-gate.collectedFrom", "waiver-gate.replayIndexes");
  }

  @ParameterizedTest
  @ValueSource(strings = {GITHUB, GITLAB, JENKINS})
  void nothing_skips_tests_or_forgives_a_failure(String example) throws Exception {
    assertThat(text(example).replace("skipDefaultCheckout", ""))
        .doesNotContainIgnoringCase("-Dskip")
        .doesNotContainPattern(
            "(?i)[.]skip|-D(it\\.)?test=|-f(n|ae)\\b|fail-never|testFailureIgnore")
        .doesNotContain("continue-on-error", "allow_failure", "catchError", "|| ", "set +e")
        .doesNotContain("cache");
  }

  @Test
  void github_judges_what_it_downloads() throws Exception {
    var verdict = yaml(GITHUB).at("/jobs/verdict");
    var upload = step(yaml(GITHUB).at("/jobs/replays"), "actions/upload-artifact").get("with");
    var download = step(verdict, "actions/download-artifact").get("with");

    assertThat(collectedFrom(GITHUB)).isEqualTo(download.get("path").textValue() + "/*");
    assertThat(upload.get("name").textValue())
        .startsWith(download.get("pattern").textValue().replace("*", "") + "${{");
    assertThat(download.has("name") || download.has("merge-multiple")).isFalse();
    assertThat(upload.get("path").textValue().lines())
        .containsExactly("**/target/waiver-gate/", "!**/target/waiver-gate/tmp/**");
    assertThat(upload.get("include-hidden-files").booleanValue()).isTrue();
    assertThat(upload.get("if-no-files-found").textValue()).isEqualTo("error");
    assertThat(step(verdict, "actions/upload-artifact").at("/with/name").textValue())
        .doesNotStartWith(download.get("pattern").textValue().replace("*", ""));
  }

  @Test
  void github_gives_the_required_verdict_even_where_a_slice_failed() throws Exception {
    var jobs = yaml(GITHUB).get("jobs");

    assertThat(jobs.fieldNames()).toIterable().containsExactly("replays", "verdict");
    assertThat(texts(jobs.at("/verdict/needs"))).containsExactly("replays");
    assertThat(jobs.at("/verdict/if").textValue()).isEqualTo("${{ always() }}");
    assertThat(jobs.at("/verdict/name").textValue()).isEqualTo(REQUIRED);
    assertThat(jobs.at("/replays/name").textValue()).isEqualTo("replays ${{ matrix.replays }}");
    assertThat(text("README.md")).contains("require the check `" + REQUIRED + "`");
  }

  @Test
  void github_checks_out_the_same_commit_with_its_history_in_each_job() throws Exception {
    assertThat(text(GITHUB)).contains("on:\n  pull_request:\n").doesNotContain("_target");
    for (JsonNode job : yaml(GITHUB).get("jobs")) {
      var checkout = step(job, "actions/checkout").get("with");
      assertThat(checkout.get("fetch-depth").intValue()).isZero();
      assertThat(checkout.fieldNames())
          .toIterable()
          .containsExactly("fetch-depth", "persist-credentials");
    }
  }

  @Test
  void github_actions_are_pinned_by_hash() throws Exception {
    for (JsonNode job : yaml(GITHUB).get("jobs")) {
      for (JsonNode step : job.get("steps")) {
        if (step.has("uses")) {
          assertThat(step.get("uses").textValue()).matches("actions/[a-z-]+@[0-9a-f]{40}");
        }
      }
    }
  }

  @Test
  void gitlab_judges_what_the_slices_hand_on() throws Exception {
    var slices = yaml(GITLAB).get("replays");
    var verdict = yaml(GITLAB).get(REQUIRED);
    var directory = collectedFrom(GITLAB).replace("*", "");

    assertThat(texts(verdict.get("needs"))).containsExactly("replays");
    assertThat(texts(slices.at("/artifacts/paths"))).containsExactly(directory);
    assertThat(texts(slices.at("/artifacts/exclude")))
        .containsExactly(directory + "**/target/waiver-gate/tmp/**/*");
    assertThat(slices.get("artifacts").has("when")).isFalse();
    assertThat(texts(slices.get("script")))
        .last()
        .asString()
        .contains("-path '*/target/waiver-gate'")
        .endsWith("cp -R --parents -t \"" + directory + "$CI_NODE_INDEX\" {} +");
    assertThat(directory).startsWith("target/");
  }

  @Test
  void gitlab_runs_both_stages_with_the_whole_history() throws Exception {
    var pipeline = yaml(GITLAB);

    assertThat(pipeline.at("/variables/GIT_DEPTH").textValue()).isEqualTo("0");
    assertThat(texts(pipeline.get("stages"))).containsExactly("replays", "verdict");
    assertThat(pipeline.at("/replays/stage").textValue()).isEqualTo("replays");
    assertThat(pipeline.at("/waiver-gate/stage").textValue()).isEqualTo("verdict");
    assertThat(texts(pipeline.at("/default/before_script")))
        .containsExactly(
            "git fetch origin \"+refs/heads/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"
                + ":refs/remotes/origin/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME\"");
  }

  @Test
  void jenkins_judges_every_slice_that_it_stashed() throws Exception {
    var pipeline = text(JENKINS);
    var verdict = pipeline.substring(pipeline.indexOf("stage('" + REQUIRED + "')"));
    var unstashed =
        Pattern.compile("dir\\('target/slices/([0-9]+)'\\) \\{ unstash 'slice-([0-9,]+)' }")
            .matcher(verdict)
            .results()
            .toList();

    assertThat(unstashed).extracting(slice -> slice.group(2)).isEqualTo(jenkinsSlices());
    assertThat(unstashed).extracting(slice -> slice.group(1)).doesNotHaveDuplicates();
    assertThat(verdict.indexOf("unstash")).isLessThan(verdict.indexOf("mvn "));
    assertThat(collectedFrom(JENKINS)).isEqualTo("target/slices/*");
    assertThat(pipeline)
        .contains("stash name: \"slice-${env.REPLAYS}\"")
        .contains("includes: '**/target/waiver-gate/**'")
        .contains("excludes: '**/target/waiver-gate/tmp/**'")
        .contains("useDefaultExcludes: false")
        .doesNotContain("allowEmpty:");
    assertThat(pipeline.split("deleteDir\\(\\)\\s+checkout scm", -1)).hasSize(3);
  }

  private static List<String> jenkinsSlices() throws IOException {
    var values = text(JENKINS).lines().filter(line -> line.strip().startsWith("values ")).toList();
    assertThat(values).hasSize(1);
    return QUOTED.matcher(values.get(0)).results().map(value -> value.group(1)).toList();
  }

  private static String collectedFrom(String example) throws IOException {
    // An expression of GitHub's has blanks in it, which no argument of a command has.
    var commands = MAVEN.matcher(text(example).replace("${{ runner.temp }}", "RUNNER_TEMP"));
    return commands
        .results()
        .filter(command -> command.group(1).equals("collectedFrom"))
        .map(command -> command.group(2).replace("RUNNER_TEMP", "${{ runner.temp }}"))
        .findFirst()
        .orElseThrow();
  }

  /** What the slices and the collecting build of the integration project set. */
  private static Set<Object> played() throws IOException {
    var keys = new TreeSet<>();
    for (var name : List.of("one", "two", "three", "collected")) {
      var properties = new Properties();
      try (var reader = Files.newBufferedReader(PLAYED.resolve(name + ".properties"))) {
        properties.load(reader);
      }
      keys.addAll(properties.keySet());
    }
    return keys;
  }

  private static JsonNode step(JsonNode job, String action) {
    var steps = new ArrayList<JsonNode>();
    job.get("steps").forEach(steps::add);
    return steps.stream()
        .filter(step -> step.path("uses").asText().startsWith(action + "@"))
        .findFirst()
        .orElseThrow();
  }

  private static List<Integer> indexes(List<String> slices) {
    return slices.stream()
        .flatMap(slice -> Pattern.compile(",").splitAsStream(slice))
        .map(Integer::valueOf)
        .sorted()
        .toList();
  }

  private static List<Integer> oneToFive() {
    return IntStream.rangeClosed(1, 5).boxed().toList();
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::textValue).toList();
  }

  private static JsonNode yaml(String name) throws IOException {
    return new YAMLMapper().readTree(text(name));
  }

  private static String text(String name) throws IOException {
    return Files.readString(CI.resolve(name));
  }
}
