package io.github.waivergate.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.path.PathKind;
import io.github.waivergate.repetition.Reach.Reactor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A reactor of a root that groups, billing, and payroll that depends on tax. */
class ReachTest {
  private static final Map<String, Boolean> MODULES =
      Map.of(".", true, "billing", false, "tax", false, "payroll", false);
  private static final Reactor PAYROLL = new Reactor(MODULES, "payroll", Set.of("tax"), List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "payroll/src/test/java/com/acme/PayTest.java | test_body    | sources",
        "payroll/src/test/java/com/acme/Generators.java | generator | sources",
        "tax/src/test/java/com/acme/TaxTest.java     | test_body    | sources",
        "payroll/src/test/java/package-info.java     | test_body    | everything",
        "payroll/src/test/groovy/PaySpec.groovy      | test_body    | everything",
        "payroll/src/test/resources/rates.json       | fixture      | everything",
        "tax/src/test/resources/rates.json           | fixture      | everything",
        "payroll/notes.txt                           | unclassified | everything",
        "payroll/pom.xml                             | build_config | everything",
        "payroll/qa/known-tests.lock                 | contract     | everything",
        "tax/src/main/resources/jqwik.properties     | harness      | everything",
        "tax/src/main/java/com/acme/Harness.java     | harness      | everything",
        "pom.xml                                     | build_config | everything",
        "testdata/rates.json                         | unclassified | everything",
        "qa/seeds.json                               | seeds        | everything",
        "unknown/src/test/java/com/acme/ATest.java   | test_body    | everything",
        "billing/src/test/resources/rates.json       | fixture      | once",
        "billing/notes.txt                           | unclassified | once",
        "billing/src/test/groovy/BillSpec.groovy     | test_body    | once",
        "billing/src/test/java/com/acme/BillTest.java | test_body   | nothing",
        "billing/pom.xml                             | build_config | nothing",
        "billing/qa/known-tests.lock                 | contract     | nothing",
      })
  void a_change_reaches_a_module(String path, String kind, String reach) {
    assertThat(words(of(PAYROLL, changed(path, kind)))).isEqualTo(reach);
  }

  @Test
  void a_module_that_is_its_own_root_is_reached_by_what_lies_in_it() {
    var alone = new Reactor(Map.of(".", false), ".", Set.of(), List.of());

    assertThat(words(of(alone, changed("src/test/java/com/acme/PayTest.java", "test_body"))))
        .isEqualTo("sources");
    assertThat(of(alone, changed("README.txt", "unclassified")).repeats())
        .containsExactly("README.txt is unclassified");
  }

  @Test
  void sources_that_a_module_takes_from_another_are_its_own() {
    var sharing = new Reactor(MODULES, "payroll", Set.of(), List.of("billing/src/test/java"));

    assertThat(words(of(sharing, changed("billing/src/test/java/com/acme/Help.java", "test_body"))))
        .isEqualTo("sources");
  }

  @Test
  void a_module_below_another_is_not_part_of_it() {
    var nested = new Reactor(Map.of("tax", false, "tax/rates", false), "tax", Set.of(), List.of());

    assertThat(words(of(nested, changed("tax/rates/src/test/java/ATest.java", "test_body"))))
        .isEqualTo("nothing");
  }

  @Test
  void many_reasons_are_told_in_part_and_counted() {
    var changes =
        IntStream.range(0, 23)
            .mapToObj(number -> new ChangedJudge("f" + number, PathKind.UNCLASSIFIED, false))
            .toList();

    assertThat(Reach.of(changes, PAYROLL).repeats()).hasSize(21).endsWith("and 3 more");
  }

  private static Reach of(Reactor reactor, ChangedJudge... changes) {
    return Reach.of(List.of(changes), reactor);
  }

  private static ChangedJudge changed(String path, String kind) {
    return new ChangedJudge(path, PathKind.valueOf(kind.toUpperCase(Locale.ROOT)), false);
  }

  private static String words(Reach reach) {
    if (!reach.affected()) {
      return "nothing";
    }
    if (!reach.repeats().isEmpty()) {
      return "everything";
    }
    return reach.sources().isEmpty() ? "once" : "sources";
  }
}
