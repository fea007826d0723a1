package io.github.waivergate.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DataSourcesTest {
  private static final String BODY = " void parses(int n) { assertEquals(n, f(n)); }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @ValueSource(ints = {1, 2, 3})    | @ValueSource(ints = {1, 3})         | data_changed: @ValueSource: 1 of 3 rows removed, 0 added; gone: 2
          @ValueSource(ints = {1, 2, 3})    | @ValueSource(ints = 1)              | data_changed: @ValueSource: 2 of 3 rows removed, 0 added; gone: 2
          @ValueSource(ints = {1, 2})       | @ValueSource(ints = {2, 1, 3})      | ``
          @CsvSource({"1,2", "3,4"})        | @CsvSource({"1,2", "3,5"})          | data_changed: @CsvSource: 1 of 2 rows removed, 1 added; gone: 3,4
          @CsvSource({"1,2", "3,4"})        | @CsvSource({"1,2", "3,4", "5,6"})   | ``
          @CsvSource(textBlock = "1\\n2")   | @CsvSource(textBlock = "1\\n# 2")   | data_changed: @CsvSource: 1 of 2 rows removed, 0 added; gone: 2
          @CsvSource(textBlock = "1\\n2")   | @CsvSource({"1", "2"})              | ``
          @CsvFileSource(resources = "a")   | @CsvFileSource(resources = "b")     | data_changed: @CsvFileSource(resources = "a"), now @CsvFileSource(resources = "b")
          @EnumSource(Color.class)          | @EnumSource(names = "RED")          | data_changed: @EnumSource(Color.class), now @EnumSource(names = "RED")
          @MethodSource("few")              | @MethodSource("fewer")              | data_changed: @MethodSource("few"), now @MethodSource("fewer")
          @ValueSource(ints = 1) @NullSource | @ValueSource(ints = 1)             | data_changed: data source gone: @NullSource
          """)
  void lost_rows_are_listed(String base, String patch, String listed) {
    var test = "@ParameterizedTest ";
    assertThat(Edit.ofMembers(test + base + BODY, test + patch + BODY)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @Property(tries = 1000) void p(@ForAll int n)    | @Property(tries = 10) void p(@ForAll int n)               | data_changed: @Property tries = 1000, now tries = 10
          @Property void p(@ForAll int n)                  | @Property(tries = 10) void p(@ForAll int n)               | data_changed: @Property the default, now tries = 10
          @Property(tries = 10) void p(@ForAll int n)      | @Property(tries = 1000) void p(@ForAll int n)             | ``
          @Property void p(@ForAll int n)                  | @Property void p(@ForAll @IntRange(max = 1) int n)        | data_changed: drawn values: now @IntRange(max = 1)
          @Property void p(@ForAll @IntRange(max = 9) int n) | @Property void p(@ForAll @IntRange(max = 1) int n)      | data_changed: drawn values: @IntRange(max = 9), now @IntRange(max = 1)
          @Property void p(@ForAll @IntRange(max = 9) int n) | @Property void p(@ForAll int n)                         | data_changed: drawn values: @IntRange(max = 9) is gone
          @Property void p(@ForAll int n)                  | @Property void p(@ForAll final int n)                     | ``
          @RepeatedTest(50) void p()                       | @RepeatedTest(2) void p()                                 | data_changed: @RepeatedTest 50, now 2
          @RepeatedTest(50) void p()                       | @RepeatedTest(99) void p()                                | ``
          """)
  void fewer_draws_are_listed(String base, String patch, String listed) {
    var body = " { assertEquals(1, f(1)); }";
    assertThat(Edit.ofMembers(base + body, patch + body)).isEqualTo(listed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @ParameterizedTest @MethodSource("rows") | static Stream<Integer> rows() | return Stream.of(1, 2, 3); | return Stream.of(1); | data_changed: rows(): 2 of 3 rows removed, 0 added; gone: 2
          @ParameterizedTest @MethodSource("rows") | static Stream<Integer> rows() | return Stream.of(1, 2, 3); | return Stream.of(1, 2, 3, 4); | ``
          @ParameterizedTest @MethodSource         | static Stream<Integer> parses() | return read("a"); | return read("b"); | data_changed: its data changed: parses()
          @Test(dataProvider = "d")                | @DataProvider(name = "d") Object[][] rows() | return new Object[][] {{1}, {2}}; | return new Object[][] {{1}}; | data_changed: rows(): 1 of 2 rows removed, 0 added; gone: {2}
          @Test                                    | @Parameters static List<Integer> rows() | return List.of(1, 2); | return List.of(1); | data_changed: rows(): 1 of 2 rows removed, 0 added; gone: 2
          @Test                                    | static List<Integer> rows() | return List.of(1, 2); | return List.of(1); | ``
          """)
  void a_changed_provider_is_listed(
      String test, String provider, String base, String patch, String listed) {
    assertThat(
            Edit.ofMembers(
                test + BODY + provider + " { " + base + " }",
                test + BODY + provider + " { " + patch + " }"))
        .isEqualTo(listed);
  }

  @org.junit.jupiter.api.Test
  void three_assertions_that_became_three_rows_are_no_loss() {
    var base = Edit.test("assertEquals(1, f(1)); assertEquals(2, f(2)); assertEquals(3, f(3));");
    var patch =
        "@ParameterizedTest @ValueSource(ints = {1, 2, 3}) void parses(int n)"
            + " { assertEquals(n, f(n)); }";
    assertThat(Edit.ofMembers(base, patch)).startsWith("expected_changed").doesNotContain("fewer");
  }
}
