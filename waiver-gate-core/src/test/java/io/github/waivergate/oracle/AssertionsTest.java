package io.github.waivergate.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssertionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3, f(1));                          | assertEquals(4, f(1));                             | expected_changed: expected 3, now 4
          assertEquals(3, f(1));                          | assertEquals(f(1), f(1));                          | strictness_lowered: assertEquals(3, f(1)) became assertEquals(f(1), f(1)), which cannot fail
          assertEquals(3, f(1));                          | assertEquals(g(), f(1));                           | expected_changed: expected 3, now g()
          assertEquals("a\\n", f(1));                     | assertEquals("b\\u0007", f(1));                    | expected_changed: expected "a\\n", now "b\\u0007"
          assertEquals("a", f(1), "why");                 | assertEquals("b", f(1), "why");                    | expected_changed: expected "a", now "b"
          int want = 3; assertEquals(want, f(1));         | int want = 4; assertEquals(want, f(1));            | expected_changed: expected 3, now 4
          assertEquals(List.of(1, 2), f(1));              | assertEquals(List.of(1), f(1));                    | expected_changed: expected List.of(1, 2), now List.of(1)
          assertEquals(Color.RED, f(1));                  | assertEquals(Color.BLUE, f(1));                    | expected_changed: expected Color.RED, now Color.BLUE
          assertThrows(ParseException.class, () -> f(1)); | assertThrows(Exception.class, () -> f(1));         | expected_changed: expected ParseException.class, now Exception.class
          assertThat(f(1)).isEqualTo(3);                  | assertThat(f(1)).isEqualTo(4);                     | expected_changed: expected 3, now 4
          assertThat(f(1)).as("x").isEqualTo(3);          | assertThat(f(1)).as("y").isEqualTo(-3);            | expected_changed: expected 3, now -3
          assertThat(f(1)).hasSize(3).contains(1);        | assertThat(f(1)).hasSize(2).contains(1);           | expected_changed: expected 3, now 2
          assertThat(f(1), is(equalTo(3)));               | assertThat(f(1), is(equalTo(4)));                  | expected_changed: expected 3, now 4
          assertWithMessage("m").that(f(1)).isEqualTo(3); | assertWithMessage("m").that(f(1)).isEqualTo(4);    | expected_changed: expected 3, now 4
          verify(mail).send("a");                         | verify(mail).send("b");                            | expected_changed: expected "a", now "b"
          """)
  void another_expected_literal_is_listed(String base, String patch, String listed) {
    assertThat(Edit.ofBody(base, patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3, f(1));                         | assertNotNull(f(1));                           | strictness_lowered: assertEquals(3, f(1)) became assertNotNull(f(1))
          assertEquals(3, f(1));                         | assertTrue(true);                              | strictness_lowered: assertEquals(3, f(1)) became assertTrue(true), which cannot fail
          assertEquals(3, f(1));                         | assertEquals(1, 1);                            | strictness_lowered: assertEquals(3, f(1)) became assertEquals(1, 1), which cannot fail
          assertEquals(3, f(1));                         | assertTrue(f(1) > 0);                          | strictness_lowered: assertEquals(3, f(1)) became assertTrue(f(1) > 0)
          assertThat(f(1)).isEqualTo(3);                 | assertThat(f(1)).isNotNull();                  | strictness_lowered: assertThat(f(1)).isEqualTo(3) became assertThat(f(1)).isNotNull()
          assertThat(f(1)).containsExactly(1, 2);        | assertThat(f(1)).contains(1, 2);               | strictness_lowered: assertThat(f(1)).containsExactly(1, 2) became assertThat(f(1)).contains(1, 2)
          assertThat(f(1)).isEqualTo(g());               | assertThat(f(1)).ignoringFields("a").isEqualTo(g()); | strictness_lowered: assertThat(f(1)).isEqualTo(g()) became assertThat(f(1)).ignoringFields("a").isEqualTo(g())
          assertThat(f(1), equalTo(3));                  | assertThat(f(1), notNullValue());              | strictness_lowered: assertThat(f(1), equalTo(3)) became assertThat(f(1), notNullValue())
          verify(mail, times(2)).send("a");              | verify(mail, atLeastOnce()).send("a");         | strictness_lowered: verify(mail, times(2)).send("a") became verify(mail, atLeastOnce()).send("a")
          verify(mail).send("a");                        | verify(mail).send(any());                      | strictness_lowered: verify(mail).send("a") became verify(mail).send(any())
          """)
  void a_weaker_assertion_on_the_same_thing_is_listed(String base, String patch, String listed) {
    assertThat(Edit.ofBody(base, patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3.0, f(1), 0.1);                        | assertEquals(3.0, f(1), 0.5);                        | tolerance_widened: tolerance 0.1, now 0.5: assertEquals(3.0, f(1), 0.5)
          assertEquals(3.0, f(1));                             | assertEquals(3.0, f(1), 0.5);                        | tolerance_widened: exact before, now with tolerance 0.5: assertEquals(3.0, f(1), 0.5)
          assertEquals(3.0, f(1), EPS);                        | assertEquals(3.0, f(1), EPS * 9);                    | tolerance_widened: tolerance EPS, now EPS * 9: assertEquals(3.0, f(1), EPS * 9)
          assertThat(f(1)).isCloseTo(3.0, within(0.1));        | assertThat(f(1)).isCloseTo(3.0, within(0.5));        | tolerance_widened: tolerance within(0.1), now within(0.5): assertThat(f(1)).isCloseTo(3.0, within(0.5))
          assertThat(f(1)).isCloseTo(g(), within(9, SECONDS)); | assertThat(f(1)).isCloseTo(g(), within(1, MINUTES)); | tolerance_widened: tolerance within(9, SECONDS), now within(1, MINUTES): assertThat(f(1)).isCloseTo(g(), within(1, MINUTES))
          assertThat(f(1)).isEqualTo(3.0);                     | assertThat(f(1)).isCloseTo(3.0, offset(1.0));        | tolerance_widened: exact before, now with tolerance offset(1.0): assertThat(f(1)).isCloseTo(3.0, offset(1.0))
          assertThat(f(1)).isWithin(0.1).of(3.0);              | assertThat(f(1)).isWithin(9.0).of(3.0);              | tolerance_widened: tolerance 0.1, now 9.0: assertThat(f(1)).isWithin(9.0).of(3.0)
          assertThat(f(1), closeTo(3.0, 0.1));                 | assertThat(f(1), closeTo(3.0, 0.5));                 | tolerance_widened: tolerance 0.1, now 0.5: assertThat(f(1), closeTo(3.0, 0.5))
          """)
  void a_wider_tolerance_is_listed(String base, String patch, String listed) {
    assertThat(Edit.ofBody(base, patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3, f(1)); assertEquals(5, f(2)); | assertEquals(3, f(1));          | fewer_assertions: calls that assert, by name, with those of helpers: 2, now 1; gone: assertEquals(5, f(2))
          assertThat(f(1)).isNotNull().isEqualTo(3);    | assertThat(f(1)).isNotNull();   | fewer_assertions: calls that assert, by name, with those of helpers: 2, now 1; gone: assertThat(f(1)).isNotNull().isEqualTo(3)
          assertThat(f(1)).isEqualTo(3);                | assertThat(f(1));               | fewer_assertions: calls that assert, by name, with those of helpers: 1, now 0; gone: assertThat(f(1)).isEqualTo(3)
          verify(mail).send("a");                       | mail.toString();                | fewer_assertions: calls that assert, by name, with those of helpers: 1, now 0; gone: verify(mail).send("a")
          f(1); fail("no");                             | f(1);                           | fewer_assertions: calls that assert, by name, with those of helpers: 1, now 0; gone: fail("no")
          assert f(1) == 3;                             | f(1);                           | fewer_assertions: calls that assert, by name, with those of helpers: 1, now 0; gone: assert f(1) == 3;
          mvc(1).andExpect(ok()).andExpect(json());     | mvc(1).andExpect(ok());         | fewer_assertions: calls that assert, by name, with those of helpers: 2, now 1; gone: mvc(1).andExpect(ok()).andExpect(json())
          softly.assertThat(f(1)).isEqualTo(3); softly.assertAll(); | softly.assertThat(f(1)).isEqualTo(3); | fewer_assertions: calls that assert, by name, with those of helpers: 2, now 1; gone: softly.assertAll()
          """)
  void fewer_assertions_are_listed(String base, String patch, String listed) {
    assertThat(Edit.ofBody(base, patch)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals(3.0, f(1), 0.5);                 | assertEquals(3.0, f(1), 0.1);
          assertThat(f(1)).isCloseTo(3.0, within(0.5)); | assertThat(f(1)).isEqualTo(3.0);
          assertNotNull(f(1));                          | assertEquals(3, f(1));
          assertThat(f(1)).contains(1, 2);              | assertThat(f(1)).containsExactly(1, 2);
          assertEquals(3, f(1), "three");               | assertEquals(3, f(1), "not three");
          assertThat(f(1)).as("x").isEqualTo(3);        | assertThat(f(1)).as("y").isEqualTo(3);
          """)
  void a_narrower_or_reworded_assertion_weakens_nothing(String base, String patch) {
    assertThat(Edit.ofBody(base, patch)).matches("(edited: .*)?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertEquals("why", 3, f(1));   | assertEquals("why", 4, f(1)); | expected_changed: expected 3, now 4
          assertEquals("why", "a", f(1)); | assertEquals("so", "a", f(1)); | edited: assertEquals("why", "a", f(1)); became assertEquals("so", "a", f(1));
          """)
  void the_message_in_front_is_no_expected_value(String base, String patch, String listed) {
    var head = "import static org.junit.Assert.*; class ParseTest { ";
    assertThat(Edit.ofSources(head + Edit.test(base) + " }", head + Edit.test(patch) + " }"))
        .isEqualTo(listed);
  }
}
