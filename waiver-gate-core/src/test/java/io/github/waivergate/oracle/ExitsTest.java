package io.github.waivergate.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExitsTest {
  private static final String BASE = "assertEquals(3, f(1));";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assumeTrue(false); assertEquals(3, f(1));                       | assumption_added: the test may now abort itself: assumeTrue(false)
          assumeThat(f(1)).isEqualTo(3); assertEquals(3, f(1));           | assumption_added: the test may now abort itself: assumeThat(f(1))
          Assume.that(x > 0); assertEquals(3, f(1));                      | assumption_added: the test may now abort itself: Assume.that(x > 0)
          if (x) throw new SkipException("no"); assertEquals(3, f(1));    | assumption_added: the test may now abort itself: throw new SkipException("no");
          Assumptions.abort(); assertEquals(3, f(1));                     | assumption_added: the test may now abort itself: Assumptions.abort()
          if (true) return; assertEquals(3, f(1));                        | early_return: a return before the last assertion: return;
          if (x) assertEquals(3, f(1));                                   | assertion_conditional: assertEquals(3, f(1)) now stands under if (x)
          if (x) { } else { assertEquals(3, f(1)); }                      | assertion_conditional: assertEquals(3, f(1)) now stands under else of if (x)
          while (x) { assertEquals(3, f(1)); }                            | assertion_conditional: assertEquals(3, f(1)) now stands under while (x)
          switch (x) { case 1: assertEquals(3, f(1)); }                   | assertion_conditional: assertEquals(3, f(1)) now stands under case 1:
          try { assertEquals(3, f(1)); } catch (AssertionError e) { }     | assertion_swallowed: the failure of an assertion is caught and goes nowhere: catch (AssertionError e) { }
          try { assertEquals(3, f(1)); } catch (java.lang.Throwable e) {} | assertion_swallowed: the failure of an assertion is caught and goes nowhere: catch (java.lang.Throwable e) { }
          try { assertEquals(3, f(1)); } catch (A _e) { } catch (B b) {} catch (C c) { } catch (X x) {} catch (Y y) { } catch (Error e) { log(e); } | assertion_swallowed: the failure of an assertion is caught and goes nowhere: catch (Error e) { log(e); }
          try { assertEquals(3, f(1)); } finally { return; }              | assertion_swallowed: the failure of an assertion is caught and goes nowhere: { return; }
          catchThrowable(() -> assertEquals(3, f(1)));                    | assertion_swallowed: the failure of an assertion is caught and goes nowhere: catchThrowable(()->assertEquals(3, f(1)))
          assertThrows(Error.class, () -> assertEquals(3, f(1)));         | assertion_swallowed: the failure of an assertion is caught and goes nowhere: assertThrows(Error.class, ()->assertEquals(3, f(1)))
          """)
  void a_way_around_the_assertion_is_listed(String patch, String listed) {
    assertThat(Edit.ofBody(BASE, patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3, f(1)); return;                                               | edited: new: return;
          try { assertEquals(3, f(1)); } catch (IOException e) { }                     | edited: assertEquals(3, f(1)); became try { assertEquals(3, f(1)); } catch (IOException e) { }
          try { assertEquals(3, f(1)); } catch (Throwable e) { throw e; }              | edited: assertEquals(3, f(1)); became try { assertEquals(3, f(1)); } catch (Throwable e) { throw e; }
          try { assertEquals(3, f(1)); } finally { close(); }                          | edited: assertEquals(3, f(1)); became try { assertEquals(3, f(1)); } finally { close(); }
          assertAll(() -> assertEquals(3, f(1)));                                      | edited: assertEquals(3, f(1)); became assertAll(()->assertEquals(3, f(1)));
          """)
  void an_edit_that_lets_no_failure_pass_is_only_told(String patch, String listed) {
    assertThat(Edit.ofBody(BASE, patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource({"AssertionError", "Throwable", "java.lang.Error"})
  void a_test_that_expects_a_failed_assertion_is_listed(String type) {
    var base = "@Test void parses() { assertEquals(3, f(1)); }";
    var patch = "@Test(expected = " + type + ".class) void parses() { assertEquals(3, f(1)); }";
    assertThat(Edit.ofMembers(base, patch))
        .isEqualTo(
            "assertion_swallowed: the failure of an assertion is caught and goes nowhere: "
                + "@Test(expected = "
                + type
                + ".class)");
  }
}
