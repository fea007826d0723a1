package io.github.waivergate.oracle;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OracleDiffTest {
  private static final String TEST = Edit.test("assertEquals(1, f(1));");
  private static final String JAVA = " (read as Java " + Runtime.version().feature() + ")";

  @Test
  void a_renamed_test_is_removed_and_added() {
    var base = "package com.acme;\nclass ParseTest {\n  " + TEST + "\n}";
    var patch = base.replace("parses", "reads").replace("class", "\nclass");
    assertThat(Edit.lines(Edit.pair(Edit.PATH, base, patch)))
        .containsExactly(
            "com.acme.ParseTest#parses:3 removed: the test is gone",
            "com.acme.ParseTest#reads:4 added: new test");
  }

  @Test
  void a_method_without_its_annotation_is_a_removed_test() {
    assertThat(Edit.ofMembers(TEST, TEST.replace("@Test ", "")))
        .isEqualTo("removed: no longer a test: parses has no test annotation any more");
  }

  @Test
  void deleted_and_new_sources_are_all_removed_and_all_added() {
    var bytes = Optional.of(Edit.type(TEST).getBytes(UTF_8));
    assertThat(Edit.lines(new SourcePair("A.java", bytes, Optional.empty())))
        .containsExactly("com.acme.ParseTest#parses:1 removed: the test is gone");
    assertThat(Edit.lines(new SourcePair("A.java", Optional.empty(), bytes)))
        .containsExactly("com.acme.ParseTest#parses:1 added: new test");
    assertThat(Edit.lines(new SourcePair("A.java", Optional.empty(), Optional.empty()))).isEmpty();
  }

  @Test
  void a_test_pulled_up_into_a_superclass_is_not_removed() {
    var parent = "abstract class Shared { %s }";
    var base = "class ParseTest extends Shared { " + TEST + " } " + parent.formatted("");
    var patch = "class ParseTest extends Shared { } " + parent.formatted(TEST);
    assertThat(Edit.ofSources(base, patch)).isEqualTo("added: new test");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class A { @Test void t() {} }                                       | A#t
          package a.b; class A { @Nested class B { @Test void t() {} } }      | a.b.A$B#t
          class A { @ParameterizedTest void t(String s, int... n) {} }        | A#t(String,int[])
          class A { @ParameterizedTest void t(java.util.Map.Entry<A, B> e) {} } | A#t(Entry)
          class A { @ParameterizedTest <T extends Number> void t(T n, List<T> l) {} } | A#t(Number,List)
          class A { @Property void t(@ForAll int n) {} }                      | A#t
          import org.testng.annotations.*; class A { @Test void t(int n) {} } | A#t
          import org.testng.annotations.*; @Test class A { public void t() {} } | A#t
          class A extends TestCase { public void testIt() {} }                | A#testIt
          class A { @org.junit.jupiter.api.Test void t() {} }                 | A#t
          class A { @FastTest void t() {} }                                   | A#t
          record A() { @Test void t() {} }                                    | A#t
          interface A { @Test default void t() {} }                           | A#t
          """)
  void ids_are_those_of_reports(String source, String id) {
    var pair = new SourcePair("A.java", Optional.empty(), Optional.of(source.getBytes(UTF_8)));
    assertThat(Edit.changes(pair)).extracting(OracleChange::testId).containsExactly(id);
  }

  @ParameterizedTest
  @CsvSource({
    "class A { void helper() {} }",
    "class A { @BeforeEach void init() {} }",
    "class A { @BeforeTest void init() {} }",
    "class A { public void testIt() {} }",
    "class A extends TestCase { public void setUp() {} }",
    "module a {}",
    "''"
  })
  void other_methods_are_no_tests(String source) {
    var pair = new SourcePair("A.java", Optional.empty(), Optional.of(source.getBytes(UTF_8)));
    assertThat(Edit.changes(pair)).isEmpty();
  }

  @Test
  void a_source_that_cannot_be_parsed_is_one_entry() {
    var broken = Edit.pair(Edit.PATH, Edit.type(TEST), "package com.acme;\nclass {");
    var fine = Edit.pair("Other.java", "class O { " + TEST + " }", "class O { }");
    assertThat(Edit.lines(broken, fine))
        .containsExactly(
            ":2 not_parsed: the source cannot be parsed: line 2: <identifier> expected" + JAVA,
            "O#parses:1 removed: the test is gone");
  }

  @Test
  void the_base_s_source_may_be_the_broken_one() {
    assertThat(Edit.ofSources("class A { int x = ; }", Edit.type(TEST)))
        .isEqualTo(
            "not_parsed: the base's source cannot be parsed: line 1: illegal start of expression"
                + JAVA);
  }

  @Test
  void sources_nested_too_deeply_are_one_entry_each() {
    var deep = "class A { int x = " + "(".repeat(50_000) + "1" + ")".repeat(50_000) + "; }";
    assertThat(Edit.ofSources("class A { }", deep))
        .isEqualTo(
            "not_parsed: the source cannot be parsed: line 1: it is nested too deeply to be read");
  }

  @Test
  void long_chains_are_compared_or_told_of() {
    var body = "assertEquals(x, 1" + " + 1".repeat(20_000) + ");";
    assertThat(Edit.ofBody(body, body.replace("x", "y")))
        .isEqualTo("not_parsed: cannot be compared: it is nested too deeply");
  }

  @Test
  void without_a_compiler_one_entry_says_so() {
    var pair = Edit.pair(Edit.PATH, Edit.type(TEST), Edit.type(""));
    assertThat(OracleDiff.of(List.of(pair), false))
        .containsExactly(
            new OracleChange(
                "",
                "",
                0,
                Kind.NOT_AVAILABLE,
                "not available: this Java runtime has no compiler to parse sources with"));
    assertThat(OracleDiff.of(List.of(), false)).isEmpty();
  }

  @Test
  void sources_that_are_no_java_are_left_out() {
    assertThat(Edit.changes(Edit.pair("ParseTest.kt", "fun a() {}", "fun b() {}"))).isEmpty();
  }

  @Test
  void bytes_that_are_no_utf_8_are_replaced() {
    var text = Edit.type(Edit.test("assertEquals(\"\u00e9\", f(1));"));
    assertThat(
            Edit.changes(
                new SourcePair(
                    Edit.PATH,
                    Optional.of(text.getBytes(UTF_8)),
                    Optional.of(text.getBytes(ISO_8859_1)))))
        .extracting(OracleChange::words)
        .containsExactly("expected \"\\u00e9\", now \"\\ufffd\"");
  }

  @Test
  void quotes_are_one_short_line() {
    var changes =
        Edit.ofBody("assertEquals(1, f(1));", "assertEquals(\"" + "x".repeat(999) + "\", f(1));");
    assertThat(changes).isEqualTo("expected_changed: expected 1, now \"" + "x".repeat(76) + "...");
  }

  @Test
  void the_order_of_sources_and_the_locale_do_not_matter() {
    var pairs = new ArrayList<SourcePair>();
    for (String name : List.of("B", "A", "C")) {
      pairs.add(Edit.pair(name + ".java", "class " + name + " {" + TEST + "}", "class X {}"));
    }
    var expected = OracleDiff.of(pairs);
    var locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      Collections.reverse(pairs);
      assertThat(OracleDiff.of(pairs)).isEqualTo(expected);
    } finally {
      Locale.setDefault(locale);
    }
    assertThat(expected)
        .extracting(OracleChange::testId)
        .containsExactly("A#parses", "B#parses", "C#parses");
  }

  @ParameterizedTest
  @EnumSource
  void every_kind_is_in_the_docs(Kind kind) throws IOException {
    assertThat(Path.of("..", "docs", "oracle-diff.md"))
        .content(UTF_8)
        .contains("| `" + kind.wireName() + "` |");
  }

  @Test
  void a_package_name_without_end_is_one_entry() {
    var source = "package a" + ".a".repeat(50_000) + "; class A { }";
    assertThat(Edit.ofSources(source, source)).contains("nested too deeply");
  }
}
