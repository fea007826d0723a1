package io.github.waivergate.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunConditionsTest {
  private static final String BODY = " void parses() { assertEquals(3, f(1)); }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @Test @Disabled                     | disabled: switched off: @Disabled
          @Test @Disabled("flaky")            | disabled: switched off: @Disabled
          @Test @Ignore                       | disabled: switched off: @Ignore
          @Test(enabled = false)              | disabled: switched off: @Test(enabled = false)
          @Test private                       | disabled: switched off: a private method is no test
          @Test @DisabledOnOs(OS.LINUX)       | condition_added: runs under a new condition: @DisabledOnOs(OS.LINUX)
          @Test @EnabledIf("never")           | condition_added: runs under a new condition: @EnabledIf("never")
          @Test @EnabledForJreRange(min = 99) | condition_added: runs under a new condition: @EnabledForJreRange(min = 99)
          @Test @Timeout(5)                   | ``
          @Test @DisplayName("parses")        | ``
          @Test(enabled = true)               | ``
          """)
  void what_keeps_a_test_from_running_is_listed(String annotations, String listed) {
    assertThat(Edit.ofMembers("@Test" + BODY, annotations + BODY)).isEqualTo(listed);
    assertThat(Edit.ofMembers(annotations + BODY, annotations + BODY)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @Disabled class    | disabled: switched off: @Disabled
          @Ignore class      | disabled: switched off: @Ignore
          abstract class     | disabled: switched off: its class is abstract
          @EnabledIfX class  | condition_added: runs under a new condition: @EnabledIfX
          @Tag("fast") class | ``
          final class        | ``
          """)
  void what_keeps_a_class_from_running_is_listed(String head, String listed) {
    var rest = " ParseTest { @Test" + BODY + " }";
    assertThat(Edit.ofSources("class" + rest, head + rest)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @ExtendWith(Calm.class) class ParseTest {                        | extension_added: runs around the test now: @ExtendWith(Calm.class)
          @RunWith(Calm.class) class ParseTest {                           | extension_added: runs around the test now: @RunWith(Calm.class)
          class ParseTest { @Rule public final Retry retry = new Retry(3); | extension_added: runs around the test now: @Rule public final Retry retry = new Retry(3)
          class ParseTest { final Retry retry = new Retry(3);              | ``
          """)
  void what_newly_runs_around_a_test_is_listed(String head, String listed) {
    var rest = " @Test" + BODY + " }";
    assertThat(Edit.ofSources("class ParseTest {" + rest, head + rest)).isEqualTo(listed);
    assertThat(Edit.ofSources(head + rest, "class ParseTest {" + rest)).isEmpty();
  }

  @Test
  void a_nested_class_that_is_no_longer_nested_is_listed() {
    var inner = " class Inner { @Test" + BODY + " }";
    assertThat(Edit.ofMembers("@Nested" + inner, inner))
        .isEqualTo("disabled: switched off: class Inner has no @Nested");
    assertThat(Edit.ofMembers(inner, "@Nested" + inner)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @Test @Timeout(5)       | @Test @Timeout(9)                        | timeout_widened: time limit @Timeout(5), now @Timeout(9)
          @Test @Timeout(5)       | @Test @Timeout(value = 5, unit = MINUTES) | timeout_widened: time limit @Timeout(5), now @Timeout(value = 5, unit = MINUTES)
          @Test @Timeout(5)       | @Test @Timeout(value = 5000, unit = TimeUnit.MILLISECONDS) | ``
          @Test @Timeout(5)       | @Test                                    | timeout_widened: no time limit any more, before: @Timeout(5)
          @Test @Timeout(5)       | @Test @Timeout(4)                        | ``
          @Test(timeout = 100)    | @Test(timeout = 1_000L)                  | timeout_widened: time limit timeout = 100, now timeout = 1000L
          @Test(timeOut = 100)    | @Test                                    | timeout_widened: no time limit any more, before: timeOut = 100
          @Test(timeout = 100)    | @Test(timeout = 99)                      | ``
          """)
  void a_longer_time_limit_is_listed(String base, String patch, String listed) {
    assertThat(Edit.ofMembers(base + BODY, patch + BODY)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          assertTimeout(ofSeconds(1), () -> f(1));               | assertTimeout(ofMinutes(1), () -> f(1));               | timeout_widened: time limit assertTimeout ofSeconds(1), now assertTimeout ofMinutes(1)
          assertTimeout(ofSeconds(1), () -> f(1));               | assertTimeout(ofMillis(1), () -> f(1));                | edited: assertTimeout(ofSeconds(1), ()->f(1)); became assertTimeout(ofMillis(1), ()->f(1));
          assertTimeout(ofSeconds(1), () -> f(1));               | f(1);                                                  | timeout_widened: no time limit any more, before: assertTimeout ofSeconds(1)
          await().atMost(5, SECONDS).until(() -> f(1));          | await().atMost(50, SECONDS).until(() -> f(1));         | timeout_widened: time limit atMost 5, now atMost 50
          """)
  void a_longer_time_limit_of_a_call_is_listed(String base, String patch, String listed) {
    assertThat(Edit.ofBody(base, patch)).isEqualTo(listed);
  }
}
