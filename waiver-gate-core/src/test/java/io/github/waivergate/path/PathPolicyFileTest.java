package io.github.waivergate.path;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathPolicyFileTest {
  private static final String MEND =
      "write it as docs/paths.md shows: version 1, rules with kind and patterns, no_waiver";
  private static final String GOOD =
      """
      {"version": 1,
       "rules": [{"kind": "production", "patterns": ["tools/**"]},
                 {"kind": "fixture", "patterns": ["data/*", "more/?.json"]}],
       "no_waiver": ["tools/keys/**"]}
      """;

  @Test
  void rules_and_no_waiver_are_read_in_their_order() throws Exception {
    var file = PathPolicyFile.parse(GOOD.getBytes(UTF_8), "qa/path_policy.json");

    assertThat(file.rules())
        .extracting(PathRule::kind)
        .containsExactly(PathKind.PRODUCTION, PathKind.FIXTURE);
    assertThat(file.rules().get(1).patterns())
        .extracting(PathPattern::text)
        .containsExactly("data/*", "more/?.json");
    assertThat(file.noWaiver()).containsExactly("tools/keys/**");
  }

  @Test
  void rules_may_be_none_and_no_waiver_absent() throws Exception {
    var file = PathPolicyFile.parse("{\"rules\":[],\"version\":1}".getBytes(UTF_8), "p");

    assertThat(file.rules()).isEmpty();
    assertThat(file.noWaiver()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"version\": 1, | {| | key version is missing",
        "\"version\": 1, | \"version\": 2,| /version | holds 2, needed is 1",
        "\"version\": 1, | \"version\": 1.0,| /version | holds 1.0, needed is 1",
        "\"version\": 1, | \"version\": \"1\",| /version | holds \"1\", needed is 1",
        "\"version\": 1, | \"version\": 1, \"skip\": true,| | key skip is unknown",
        "\"version\": 1, | \"version\": 1, \"version\": 1,| |"
            + " key version of the whole document is there twice, again at line 1, column 16",
        "\"no_waiver\": [\"tools/keys/**\"] | \"no_waiver\": null | /no_waiver |"
            + " holds null, needed is an array",
        "\"rules\": [{ | \"rules\": [null, {| /rules/0 | holds null, needed is an object",
        "\"kind\": \"production\" | \"kind\": \"Production\"| /rules/0/kind |"
            + " holds \"Production\", needed is one of seeds, contract, build_config, harness,"
            + " generator, fixture, test_body, production, docs",
        "\"kind\": \"production\" | \"kind\": \"unclassified\"| /rules/0/kind |"
            + " holds \"unclassified\", needed is one of seeds, contract, build_config, harness,"
            + " generator, fixture, test_body, production, docs",
        "\"kind\": \"production\" | \"kind\": true| /rules/0/kind | holds true, needed is a text",
        "\"kind\": \"production\", | ``| /rules/0 | key kind is missing",
        "[\"tools/**\"] | []| /rules/0/patterns | holds no pattern, so the rule says nothing",
        "[\"tools/**\"] | \"tools/**\"| /rules/0/patterns |"
            + " holds \"tools/**\", needed is an array",
        "[\"tools/**\"] | [\"a\", \"a\"]| /rules/0/patterns/1 | holds \"a\" a second time",
        "\"tools/**\"] | {}]| /rules/0/patterns/0 | holds an object, needed is a text",
      })
  void a_file_that_is_wrong_anywhere_is_refused(
      String honest, String lie, String pointer, String found) {
    assertThat(GOOD).contains(honest);
    var place = pointer == null ? "qa/path_policy.json" : "qa/path_policy.json " + pointer;

    refused(GOOD.replaceFirst(Pattern.quote(honest), lie), place, found);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "``",
        "` `",
        "/tools/**",
        "tools/",
        "./tools/**",
        "../tools/**",
        "tools//a",
        "%regex[.*]",
        "!tools/**",
        "`db/{migration,changelog}/**`",
      })
  void what_would_match_nothing_is_no_pattern(String pattern) {
    refused(
        GOOD.replace("tools/keys/**", pattern),
        "qa/path_policy.json /no_waiver/0",
        "holds \""
            + pattern
            + "\", needed is an Ant pattern from the git root, with / and without {} or !,"
            + " such as app/src/main/**");
  }

  private static void refused(String text, String place, String found) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> PathPolicyFile.parse(text.getBytes(UTF_8), "qa/path_policy.json"))
        .withMessage("could not judge: " + place + "\n  found: " + found + "\n  mend:  " + MEND);
  }
}
