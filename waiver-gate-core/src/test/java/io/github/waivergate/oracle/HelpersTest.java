package io.github.waivergate.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HelpersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          check(1); | void check(int n) { assertEquals(n, f(n)); } | void check(int n) { assertTrue(true); }   | helper_changed: helper check() changed
          check(1); | void check(int n) { assertEquals(n, f(n)); } | void check(int n) { }                     | fewer_assertions: calls that assert, by name, with those of helpers: 1, now 0 & helper_changed: helper check() changed
          check(1); | void check(int n) { deep(n); } void deep(int n) { assertEquals(n, f(n)); } | void check(int n) { deep(n); } void deep(int n) { assertEquals(0, f(0)); } | helper_changed: helper deep() changed, called through check()
          check(1); | void check(int n) { assertEquals(n, f(n)); } | void check(int m) { assertEquals(m, f(m)); } | ``
          check(1); | void check(int n) { assertEquals(n, f(n)); } | void check(int n) { assertEquals(n, f(n)); } void other() { } | ``
          f(1);     | void check(int n) { assertEquals(n, f(n)); } | void check(int n) { }                     | ``
          check(1); | void check(int n) { assertEquals(n, f(n)); } void check(int n, int m) { a(); } | void check(int n) { assertEquals(n, f(n)); } void check(int n, int m) { } | ``
          f(1);     | @BeforeEach void init() { open(); }          | @BeforeEach void init() { stub(); }       | helper_changed: set-up init() changed
          f(1);     | @BeforeEach void init() { open(); }          | void init() { open(); }                   | helper_changed: set-up init() is gone
          f(1);     | void init() { open(); }                      | @BeforeEach void init() { open(); }       | helper_changed: set-up init() is new
          g(clock); | Clock clock = fixed(1);                      | Clock clock = fixed(2);                   | helper_changed: field clock changed: Clock clock = fixed(2)
          g(1);     | Clock clock = fixed(1);                      | Clock clock = fixed(2);                   | ``
          assertEquals(WANT, f(1)); | static final int WANT = 3;   | static final int WANT = 4;                | expected_changed: expected 3, now 4
          assertEquals(3, f(1), E); | static final double E = 0.1; | static final double E = 0.5;              | tolerance_widened: tolerance 0.1, now 0.5: assertEquals(3, f(1), E)
          """)
  void what_a_test_uses_is_followed(String body, String base, String patch, String listed) {
    var test = Edit.test(body);
    assertThat(Edit.ofMembers(test + base, test + patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          import com.acme.Checks;               | class ParseTest                | Checks.check(1);
          import static com.acme.Checks.check;  | class ParseTest                | check(1);
          import static com.acme.Checks.*;      | class ParseTest                | check(1);
          import java.util.List;                | class ParseTest extends Checks | check(1);
          import java.util.List;                | class ParseTest extends Checks | super.check(1);
          import java.util.List;                | class ParseTest                | new Checks().check(1);
          import java.util.List;                | class ParseTest                | Checks c = make(); c.check(1);
          import java.util.List;                | class ParseTest                | var c = new Checks(); c.check(1);
          """)
  void a_helper_of_another_changed_source_is_followed(String head, String type, String body) {
    var source = "package com.acme; " + head + type + " { " + Edit.test(body) + " }";
    var helper = "package com.acme; class Checks { static void check(int n) { %s } }";
    assertThat(
            Edit.lines(
                Edit.pair(Edit.PATH, source, source),
                Edit.pair(
                    "src/test/java/com/acme/Checks.java",
                    helper.formatted("assertEquals(n, f(n));"),
                    helper.formatted("assertEquals(n, f(n + 1));"))))
        .containsExactly(
            "com.acme.ParseTest#parses:1 helper_changed: helper Checks.check() changed");
  }

  @Test
  void a_method_that_hides_the_one_called_is_listed() {
    var source = "class ParseTest extends Checks { " + Edit.test("check(1);") + " %s }";
    var parent = " class Checks { void check(int n) { assertEquals(n, f(n)); } }";
    assertThat(
            Edit.ofSources(
                source.formatted("") + parent,
                source.formatted("void check(int n) { assertEquals(0, f(0)); }") + parent))
        .isEqualTo("helper_changed: helper check() is another one now");
  }

  @Test
  void assertions_moved_into_a_helper_are_no_loss() {
    var base = Edit.test("assertEquals(1, f(1)); assertEquals(2, f(2));");
    var patch = Edit.test("check(1); check(2);") + "void check(int n) { assertEquals(n, f(n)); }";
    assertThat(Edit.ofMembers(base, patch))
        .isEqualTo("edited: assertEquals(1, f(1)); became check(1);");
  }

  @Test
  void helpers_that_call_each_other_come_to_an_end() {
    var base = Edit.test("a();") + "void a() { b(); } void b() { a(); c(1); } void c(int n) { }";
    var patch = base.replace("c(1)", "c(2)");
    assertThat(Edit.ofMembers(base, patch))
        .isEqualTo("helper_changed: helper b() changed, called through a()");
  }
}
