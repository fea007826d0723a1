package io.github.waivergate.path;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the page on paths, and the schema of the policy file, to the code. */
class PathsDocTest {
  private static final Path DOCS = Path.of("..", "docs");

  @Test
  void every_class_is_listed_with_what_it_holds() throws Exception {
    var table =
        Stream.of(PathKind.values())
            .map(
                kind ->
                    "| `%s` | %s | %s |\n"
                        .formatted(
                            kind.wireName(), kind.judge() ? "judge" : "patch", kind.meaning()))
            .collect(Collectors.joining());

    assertThat(page()).contains("\n|---|---|---|\n" + table + "\n");
  }

  @Test
  void every_built_in_pattern_is_listed_in_its_order() throws Exception {
    var table = new StringBuilder();
    var last = "";
    for (PathRule rule : module(false).builtInRules()) {
      var kind = rule.kind().wireName();
      table.append(
          kind.equals(last) ? " " : (last.isEmpty() ? "" : " |\n") + "| `" + kind + "` | ");
      table.append(listed(rule.patterns().stream()));
      last = kind;
    }

    assertThat(page()).contains("\n|---|---|\n" + table + " |\n\n");
  }

  @Test
  void every_built_in_pattern_without_waiver_is_listed() throws Exception {
    assertThat(page()).contains("\n" + listed(module(false).noWaiverPatterns().stream()) + "\n\n");
  }

  @Test
  void a_test_only_module_is_harness_as_the_page_says() throws Exception {
    assertThat(module(true).builtInRules())
        .anySatisfy(
            rule -> {
              assertThat(rule.kind()).isEqualTo(PathKind.HARNESS);
              assertThat(listed(rule.patterns().stream())).isEqualTo("`<module>/**`");
            });
    assertThat(page()).contains("such a module is `harness` as a whole: `<module>/**`");
  }

  @Test
  void the_example_is_a_policy_that_is_read_and_taken_by_the_schema() throws Exception {
    var file = PathPolicyFile.parse(example("json").getBytes(UTF_8), PathPolicyFile.NAME);

    assertThat(isTakenBySchema(example("json"))).isTrue();
    assertThat(module(false).with(file).classify("docs/schema/a.json").rule())
        .isEqualTo("docs/schema/** (qa/path_policy.json /rules/0)");
    assertThat(module(false).with(file).classify("tools/gen.py").kind())
        .isEqualTo(PathKind.PRODUCTION);
  }

  @Test
  void the_recipe_for_the_digest_prints_what_the_page_says() throws Exception {
    var lines = example("sh").lines().toList();
    var text =
        lines.stream()
            .filter(line -> line.startsWith("printf '"))
            .map(line -> line.substring(8, line.indexOf('\'', 8)).replace("\\n", "\n"))
            .collect(Collectors.joining());

    assertThat(lines.get(lines.size() - 1))
        .isEqualTo(Sha256.of(text.getBytes(UTF_8)).hex() + "  -");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{\"version\": 2, \"rules\": []}",
        "{\"version\": 1}",
        "{\"version\": 1, \"rules\": [], \"skip\": true}",
        "{\"version\": 1, \"rules\": [{}]}",
        "{\"version\": 1, \"rules\": [{\"kind\": \"docs\"}]}",
        "{\"version\": 1, \"rules\": [{\"kind\": \"docs\", \"patterns\": []}]}",
        "{\"version\": 1, \"rules\": [{\"kind\": \"Docs\", \"patterns\": [\"a\"]}]}",
        "{\"version\": 1, \"rules\": [{\"kind\": \"unclassified\", \"patterns\": [\"a\"]}]}",
        "{\"version\": 1, \"rules\": [{\"kind\": \"docs\", \"patterns\": [\"a\", \"a\"]}]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": null}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [1]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\" \"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"/a\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"a/\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"a//b\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"./a\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"a/..\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"a/../b\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"a\\\\b\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"%regex[a]\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"!a\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"{a,b}\"]}",
        "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"a\\n\"]}",
      })
  void what_the_reader_refuses_the_schema_refuses_too(String policy) throws Exception {
    assertThat(isRead(policy)).isFalse();
    assertThat(isTakenBySchema(policy)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "**", "a/*.b", ".mvn/**", "...", "a b/c", "\u00e4/?", "a/.b", "a:b"})
  void what_the_reader_takes_the_schema_takes_too(String pattern) throws Exception {
    var policy = "{\"version\": 1, \"rules\": [], \"no_waiver\": [\"%s\"]}".formatted(pattern);

    assertThat(isRead(policy)).isTrue();
    assertThat(isTakenBySchema(policy)).isTrue();
  }

  private static PathPolicy module(boolean testOnly) throws EvidenceException {
    return PathPolicy.builtIn(ModulePaths.standard("<module>", testOnly));
  }

  private static String listed(Stream<PathPattern> patterns) {
    return patterns.map(pattern -> "`" + pattern.text() + "`").collect(Collectors.joining(" "));
  }

  private static boolean isRead(String policy) {
    try {
      PathPolicyFile.parse(policy.getBytes(UTF_8), PathPolicyFile.NAME);
      return true;
    } catch (EvidenceException e) {
      return false;
    }
  }

  private static boolean isTakenBySchema(String policy) throws IOException {
    return JsonSchemaFactory.getInstance(VersionFlag.V202012)
        .getSchema(
            Files.readString(DOCS.resolve("schema/path-policy.schema.json")), InputFormat.JSON)
        .validate(policy, InputFormat.JSON)
        .isEmpty();
  }

  private static String example(String language) throws IOException {
    var page = page();
    int start = page.indexOf("```" + language + "\n") + language.length() + 4;
    return page.substring(start, page.indexOf("```\n", start));
  }

  private static String page() throws IOException {
    return Files.readString(DOCS.resolve("paths.md"));
  }
}
