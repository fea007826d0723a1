package io.github.waivergate.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathPolicyTest {
  private final PathPolicy policy;

  PathPolicyTest() throws EvidenceException {
    policy =
        PathPolicy.builtIn(
            ModulePaths.standard("java", false),
            ModulePaths.standard("java/app", false),
            ModulePaths.standard("java/testkit", true),
            new ModulePaths(
                "java/old",
                List.of("java/old/source", "java/old", "."),
                List.of("java/old/check", "java/old/data"),
                List.of("java/old/data/*.json"),
                false));
  }

  @ParameterizedTest
  @CsvSource({
    "java/qa/seeds.json, seeds",
    "java/app/src/main/resources/qa/seeds.json, seeds",
    "java/app/qa/fixture.lock, contract",
    "java/app/qa/known-tests.lock, contract",
    "java/qa/freeze_ledger.json, contract",
    "java/qa/path_policy.json, contract",
    "java/qa/witnesses/0a.json, contract",
    "java/qa/notes.md, contract",
    "qa/anything, contract",
    "new/qa/fixture.lock, contract",
    "java/pom.xml, build_config",
    "java/app/pom.xml, build_config",
    "docs/parent/pom.xml, build_config",
    "java/.mvn/maven.config, build_config",
    ".mvn/jvm.config, build_config",
    "mvnw, build_config",
    "java/mvnw.cmd, build_config",
    ".github/workflows/verify.yml, build_config",
    ".github/CONTRIBUTING.md, build_config",
    ".gitlab-ci.yml, build_config",
    "Jenkinsfile, build_config",
    ".circleci/config.yml, build_config",
    "azure-pipelines.yml, build_config",
    "bitbucket-pipelines.yml, build_config",
    ".buildkite/pipeline.yml, build_config",
    ".gitattributes, build_config",
    "java/app/src/main/resources/.gitattributes, build_config",
    ".gitmodules, build_config",
    "java/app/src/main/resources/META-INF/services/org.junit.platform.engine.TestEngine, harness",
    "java/app/src/test/resources/META-INF/services/net.jqwik.api.lifecycle.LifecycleHook, harness",
    "java/app/src/main/resources/junit-platform.properties, harness",
    "java/app/src/main/resources/archunit.properties, harness",
    "java/app/src/main/resources/jqwik.properties, harness",
    "java/app/src/main/resources/mockito-extensions/org.mockito.plugins.MockMaker, harness",
    "java/app/src/main/java/module-info.java, harness",
    "java/testkit/src/main/java/com/acme/Checks.java, harness",
    "java/testkit/README.md, harness",
    "java/app/src/test/java/com/acme/InvoiceGenerator.java, generator",
    "java/app/src/test/java/com/acme/MoneyArbitraries.java, generator",
    "java/app/src/test/java/com/acme/RowProvider.kt, generator",
    "java/old/check/MoneyGenerator.java, generator",
    "java/app/src/test/resources/invoice.json, fixture",
    "java/app/src/test/resources/README.md, fixture",
    "java/old/data/invoice.json, fixture",
    "java/old/data/invoice.xml, test_body",
    "java/app/src/test/java/com/acme/InvoiceGeneratorTest.java, test_body",
    "java/app/src/test/java/com/acme/notes.md, test_body",
    "java/app/src/test/kotlin/ParseTest.kt, test_body",
    "java/app/src/it/simple/verify.groovy, test_body",
    "java/old/check/ParseTest.java, test_body",
    "java/app/src/main/java/com/acme/Parse.java, production",
    "java/app/src/main/java/com/acme/RowProvider.java, production",
    "java/app/src/main/kotlin/com/acme/Parse.kt, production",
    "java/app/src/main/java/com/acme/qa/Report.java, production",
    "java/app/src/main/resources/help.md, production",
    "java/app/src/main/resources/META-INF/services/java.sql.Driver, production",
    "java/old/source/Parse.java, production",
    "README.md, docs",
    "java/app/README, docs",
    "java/LICENSE.txt, docs",
    "docs/index.html, docs",
    "java/app/docs/picture.png, docs",
    "java/app/src/site/markdown/index.md, docs",
    "guide/intro.adoc, docs",
    "java/app/src/integration-test/resources/expected.md, unclassified",
    "java/old/checkstyle.xml, unclassified",
    "java/app/src/integration-test/java/ParseIT.java, unclassified",
    "new/src/main/java/com/acme/Parse.java, unclassified",
    "src/main/java/com/acme/Parse.java, unclassified",
    "java/app/target/classes/com/acme/Parse.class, unclassified",
    "java/app/build.xml, unclassified",
    ".gitignore, unclassified",
    "java/app, unclassified",
  })
  void a_path_has_the_class_of_the_first_rule_that_matches(String path, String kind) {
    assertThat(policy.classify(path).kind().wireName()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "docs/POM.XML, build_config",
    "docs/pom.xml., build_config",
    "docs/pom.xml ., build_config",
    "docs/pom.xml:stream, build_config",
    "docs/p\u200com.xml, build_config",
    "docs/.MVN/x.md, build_config",
    "docs/...:x/pom.xml, build_config",
    ".../pom.xml, build_config",
    "docs/archunit.propertie\u017f, harness",
    "java/app/src/main/resources/junit-platform.PROPERTIES, harness",
    "java/app/src/main/resources/moc\u212aito-extensions/a, harness",
    "java/app/SRC/TEST/resources/README.md, fixture",
    "java/app/src/test./java/notes.md, test_body",
    "java/TestKit/README.md, harness",
    "Java/QA/readme.md, contract",
    "java/app/src/MAIN/java/com/acme/Parse.java, unclassified",
    "Docs/index.html, unclassified",
    "docs/pom.xml.md, docs",
    "docs/pomxml, docs",
  })
  void a_name_that_some_file_system_takes_for_a_judge_is_the_judge(String path, String kind) {
    assertThat(policy.classify(path).kind().wireName()).isEqualTo(kind);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ".",
        "/java/app/src/main/java/Parse.java",
        "./java/app/src/main/java/Parse.java",
        "java/app/src/main/java/../../test/java/ParseTest.java",
        "java/app/src/main/java/",
        "java//app/src/main/java/Parse.java",
        "java\\app\\src\\main\\java\\Parse.java",
        "java/app/src/main/java/..\\Parse.java",
      })
  void a_path_that_does_not_lead_straight_down_is_anything(String path) {
    assertThat(policy.classify(path))
        .isEqualTo(
            new ClassifiedPath(
                path, PathKind.UNCLASSIFIED, "not a plain path from the git root", true));
  }

  @Test
  void both_unicode_forms_of_a_name_have_one_class() throws Exception {
    var composed = "java/gr\u00f6\u00dfe/src/main/java/\u00c4.java";
    for (Form ofModule : List.of(Form.NFC, Form.NFD)) {
      var directory = Normalizer.normalize("java/gr\u00f6\u00dfe", ofModule);
      var module = PathPolicy.builtIn(ModulePaths.standard(directory, false));
      for (Form ofPath : List.of(Form.NFC, Form.NFD)) {
        assertThat(module.classify(Normalizer.normalize(composed, ofPath)).kind())
            .isEqualTo(PathKind.PRODUCTION);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "java/app/src/main/java/com/acme/auth/Login.java, true",
    "java/app/src/main/java/com/acme/authentication/Login.java, true",
    "java/app/src/main/java/com/acme/authorization/deep/Login.java, true",
    "java/app/src/main/java/com/acme/security/Login.java, true",
    "java/app/src/main/resources/crypto/keys.txt, true",
    "java/app/src/main/kotlin/safety/Brake.kt, true",
    "java/app/src/main/java/com/acme/Auth/Login.java, true",
    "new/src/main/java/auth/Login.java, true",
    "java/old/source/auth/Login.java, true",
    "java/app/src/main/resources/db/migration/V2__tax.sql, true",
    "java/app/src/main/resources/db/changelog/tax.xml, true",
    "java/testkit/src/main/java/auth/Login.java, true",
    "java/app/src/main/resources/db/seed/tax.sql, false",
    "java/app/src/main/java/com/acme/author/Login.java, false",
    "java/app/src/main/java/com/acme/Auth.java, false",
    "java/app/src/test/java/com/acme/auth/LoginTest.java, false",
    "docs/auth/login.md, false",
  })
  void no_waiver_is_a_flag_beside_the_class(String path, boolean noWaiver) {
    assertThat(policy.classify(path).noWaiver()).isEqualTo(noWaiver);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java/app/pom.xml | **/pom.xml (built in)",
        "java/app/src/main/java/A.java | java/app/src/main/java/** (built in)",
        "java/old/data/invoice.json | java/old/data/*.json (built in)",
        "java/app/src/other/x.md | **/src/** (built in)",
        "build.gradle | no rule matches",
      })
  void the_rule_that_decided_is_shown(String path, String rule) {
    assertThat(policy.classify(path).rule()).isEqualTo(rule);
  }

  @ParameterizedTest
  @CsvSource({
    "src/main/java/A.java, production",
    "src/test/java/ATest.java, test_body",
    "src/test/resources/a.json, fixture",
    "core/src/main/java/A.java, production",
    "qa/fixture.lock, contract",
    "checkstyle.xml, unclassified",
  })
  void a_build_at_the_git_root_works_as_one_in_a_subdirectory(String path, String kind)
      throws Exception {
    var root =
        PathPolicy.builtIn(ModulePaths.standard(".", false), ModulePaths.standard("core", false));

    assertThat(root.classify(path).kind().wireName()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "kit/src/main/java/A.java, harness",
    "kit/src/test/resources/a.md, harness",
    "kit/core/src/main/java/A.java, production",
    "kit/rules.xml, unclassified",
  })
  void a_test_only_module_leaves_the_modules_below_it_alone(String path, String kind)
      throws Exception {
    var nested =
        PathPolicy.builtIn(
            ModulePaths.standard("kit", true), ModulePaths.standard("kit/core", false));

    assertThat(nested.classify(path).kind().wireName()).isEqualTo(kind);
  }

  @Test
  void a_module_named_docs_is_no_documentation() throws Exception {
    var nested = PathPolicy.builtIn(ModulePaths.standard("docs/example", false));

    assertThat(nested.classify("docs/example/rules.xml").kind()).isEqualTo(PathKind.UNCLASSIFIED);
    assertThat(nested.classify("docs/example/docs/a.png").kind()).isEqualTo(PathKind.DOCS);
    assertThat(policy.classify("docs/example/rules.xml").kind()).isEqualTo(PathKind.DOCS);
  }

  @Test
  void a_contract_file_that_the_configuration_names_is_contract() throws Exception {
    var module = List.of(ModulePaths.standard(".", false));
    var ledger = "src/main/resources/ledger.json";

    assertThat(PathPolicy.builtIn(module, List.of(ledger)).classify(ledger).kind())
        .isEqualTo(PathKind.CONTRACT);
    assertThat(PathPolicy.builtIn(module, List.of()).classify(ledger).kind())
        .isEqualTo(PathKind.PRODUCTION);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a*b", "a?", "../a", "a/../b", "/a", "a\\b", "%ant", "{a}", "!a"})
  void a_directory_that_no_pattern_can_name_is_refused(String directory) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () ->
                PathPolicy.builtIn(
                    new ModulePaths(directory, List.of(), List.of(), List.of(), false)))
        .withMessage(
            "could not judge: %s\n".formatted(directory.replace("\\", "\\\\"))
                + "  found: the name does not lead straight down from the git root,"
                + " or holds what patterns do\n"
                + "  mend:  give it a plain name inside the repository");
  }

  @Test
  void fixtures_that_are_no_pattern_are_refused() {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(
            () ->
                PathPolicy.builtIn(
                    new ModulePaths(".", List.of(), List.of(), List.of("../data/**"), false)))
        .withMessage(
            """
            could not judge: <fixtures> ../data/**
              found: not an Ant pattern from the git root
              mend:  write it relative to the module with / separators, such as \
            src/test/resources/**""");
  }

  @ParameterizedTest
  @CsvSource({
    "tools/gen.py, production",
    "docs/vectors/a.json, fixture",
    "java/app/src/main/java/com/acme/testing/Fake.java, harness",
    "java/app/src/test/java/Draws.java, generator",
    "java/app/src/perf/x.md, docs",
    "java/app/src/other/x.md, unclassified",
    "java/app/src/main/java/A.java, production",
    "Tools/gen.py, unclassified",
    "docs/VECTORS/a.json, fixture",
  })
  void a_policy_file_comes_before_the_built_in_rules(String path, String kind) throws Exception {
    var file =
        """
        {"version": 1, "rules": [
          {"kind": "production", "patterns": ["tools/**", "java/app/src/**/A.java"]},
          {"kind": "docs", "patterns": ["java/app/src/perf/**"]},
          {"kind": "fixture", "patterns": ["docs/vectors/**"]},
          {"kind": "harness", "patterns": ["**/testing/**"]},
          {"kind": "generator", "patterns": ["**/Draws.java"]}]}""";

    assertThat(with(file).classify(path).kind().wireName()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "java/qa/seeds.json, seeds, **/qa/seeds.json",
    "java/qa/freeze_ledger.json, contract, **/qa/freeze_ledger.json",
    "java/app/pom.xml, build_config, **/pom.xml",
    "java/app/src/main/resources/junit-platform.properties, harness, **/junit-platform.properties",
    "java/testkit/src/main/java/A.java, harness, java/testkit/**",
    "java/app/src/test/java/AGenerator.java, generator, java/app/src/test/java/**/*Generator.*",
    "java/app/src/test/resources/a.json, fixture, java/app/src/test/resources/**",
    "java/app/src/test/java/ATest.java, test_body, java/app/src/test/java/**",
  })
  void a_policy_file_makes_no_production_of_the_judge(String path, String kind, String pattern)
      throws Exception {
    for (var open : List.of("production", "docs")) {
      var file = rule(open, "**");

      assertThat(with(file).classify(path))
          .isEqualTo(
              new ClassifiedPath(
                  path,
                  PathKind.named(kind).orElseThrow(),
                  pattern + " (built in; qa/path_policy.json /rules/0 cannot make it " + open + ")",
                  false));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = PathKind.class,
      names = {"UNCLASSIFIED"},
      mode = EnumSource.Mode.EXCLUDE)
  void the_contract_stays_the_contract_whatever_a_file_says(PathKind kind) throws Exception {
    var widest = with(rule(kind.wireName(), "**"));

    assertThat(widest.classify("qa/fixture.lock").kind()).isEqualTo(PathKind.CONTRACT);
    assertThat(widest.classify("build.xml").kind()).isEqualTo(kind);
  }

  @Test
  void the_first_rule_of_a_file_wins() throws Exception {
    var file =
        with(
            """
            {"version": 1, "rules": [
              {"kind": "docs", "patterns": ["data/readme.txt"]},
              {"kind": "fixture", "patterns": ["data/**"]}]}""");

    assertThat(file.classify("data/readme.txt"))
        .isEqualTo(
            new ClassifiedPath(
                "data/readme.txt",
                PathKind.DOCS,
                "data/readme.txt (qa/path_policy.json /rules/0)",
                false));
    assertThat(file.classify("data/a.txt").rule())
        .isEqualTo("data/** (qa/path_policy.json /rules/1)");
  }

  @Test
  void a_policy_file_adds_no_waiver_and_takes_none_away() throws Exception {
    var file =
        with("{\"version\": 1, \"rules\": [], \"no_waiver\": [\"java/app/src/main/java/tax/**\"]}");

    assertThat(file.classify("java/app/src/main/java/TAX/A.java").noWaiver()).isTrue();
    assertThat(file.classify("java/app/src/main/java/auth/A.java").noWaiver()).isTrue();
    assertThat(file.classify("java/app/src/main/java/A.java").noWaiver()).isFalse();
  }

  @Test
  void the_same_paths_have_the_same_classes_in_any_order_of_paths_and_modules() throws Exception {
    var modules =
        new ArrayList<>(
            List.of(
                ModulePaths.standard("a", false),
                ModulePaths.standard("a/b", true),
                ModulePaths.standard("c", false),
                ModulePaths.standard(".", false)));
    var paths =
        new ArrayList<>(
            List.of("a/src/main/java/A.java", "a/b/x", "c/pom.xml", "c/src/test/resources/y", "z"));
    var expected = PathPolicy.builtIn(modules, List.of()).classify(paths);
    var random = new Random(7);
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(modules, random);
      Collections.shuffle(paths, random);
      assertThat(PathPolicy.builtIn(modules, List.of()).classify(paths))
          .containsExactlyInAnyOrderElementsOf(expected)
          .extracting(ClassifiedPath::path)
          .containsExactlyElementsOf(paths);
    }
  }

  @Test
  void only_production_and_docs_are_not_the_judge() {
    assertThat(PathKind.values())
        .filteredOn(kind -> !kind.judge())
        .containsExactly(PathKind.PRODUCTION, PathKind.DOCS);
  }

  private PathPolicy with(String file) throws EvidenceException {
    return policy.with(
        PathPolicyFile.parse(file.getBytes(StandardCharsets.UTF_8), PathPolicyFile.NAME));
  }

  private static String rule(String kind, String pattern) {
    return "{\"version\": 1, \"rules\": [{\"kind\": \"%s\", \"patterns\": [\"%s\"]}]}"
        .formatted(kind, pattern);
  }
}
