package io.github.waivergate.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HonestEditsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3, f(1));                       | assertEquals( 3 , /* why */ f(1) );
          assertEquals(16, f(1));                      | assertEquals(0x10, (f(1)));
          var x = f(1); assertEquals(3, x);            | var y = f(1); assertEquals(3, y);
          var x = f(1); assertEquals(3, x);            | int x = f(1); assertEquals(3, x);
          assertEquals(3, f(1));                       | var result = f(1); assertEquals(3, result);
          int want = 3; assertEquals(want, f(1));      | assertEquals(3, f(1));
          int i = 0; i++; assertEquals(1, i);          | int n = 0; n++; assertEquals(1, n);
          for (var a : all()) { assertEquals(3, a); }  | for (var b : all()) { assertEquals(3, b); }
          run(a -> assertEquals(3, a));                | run(b -> assertEquals(3, b));
          try { g(); } catch (A e) { log(e); }         | try { g(); } catch (A ex) { log(ex); }
          assertEquals(3, f(1));                       | assertEquals(3, f(1)); assertEquals(4, f(2));
          assertEquals(3, f(1));                       | assertNotNull(f(1)); assertEquals(3, f(1));
          int a; int b; a = 1; b = 2; assertEquals(a, f(b)); | int x; int y; x = 1; y = 2; assertEquals(x, f(y));
          """)
  void an_edit_that_changes_no_meaning_is_not_listed(String base, String patch) {
    assertThat(Edit.ofBody(base, patch)).isEmpty();
  }

  @Test
  void swapped_variables_are_no_renaming() {
    assertThat(
            Edit.ofBody(
                "int a; int b; a = 1; b = 2; assertEquals(a, f(b));",
                "int a; int b; a = 1; b = 2; assertEquals(b, f(a));"))
        .startsWith("edited: ");
  }

  @Test
  void reordered_methods_are_not_listed() {
    var one = "@Test void one() { assertEquals(1, f(1)); } ";
    var two = "@Test void two() { assertEquals(2, f(2)); } ";
    assertThat(Edit.ofMembers(one + two, two + one)).isEmpty();
  }

  @Test
  void comments_layout_and_imports_are_not_listed() {
    var base = "package com.acme; class ParseTest { " + Edit.test("assertEquals(1, f(1));") + " }";
    var patch =
        base.replace("{", "{\n// more\n").replace("class", "import a.B;\n/** Doc. */ class");
    assertThat(Edit.ofSources(base, patch)).isEmpty();
  }

  @Test
  void other_input_is_told_without_a_word_for_it() {
    assertThat(Edit.ofBody("assertEquals(3, f(1));", "assertEquals(3, f(2));"))
        .isEqualTo("edited: assertEquals(3, f(1)); became assertEquals(3, f(2));");
  }

  @Test
  void an_added_statement_that_asserts_nothing_is_told() {
    assertThat(Edit.ofBody("assertEquals(3, f(1));", "stub(); assertEquals(3, f(1));"))
        .isEqualTo("edited: new: stub();");
  }
}
