package io.github.waivergate.replay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TestNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plain                        | plain",
        "dyn()                        | dyn",
        "dyn()[1]                     | dyn",
        "dyn()[3][1]                  | dyn",
        "rep[12]                      | rep",
        "p(String)[1]                 | p(String)",
        "p{int}[1]                    | p(int)",
        "p{String, int}               | p(String,int)",
        "p(String, int)[2]            | p(String,int)",
        "p(String[])[2]               | p(String[])",
        "p([Ljava.lang.String;)[0]    | p([Ljava.lang.String;)",
        "data(java.lang.String)[0]    | data(java.lang.String)",
        "data[Object@67a20f67](1)     | data",
        "data[a, b[c]](12)            | data",
        "größe()[1]                   | größe",
      })
  void invocations_of_one_method_share_a_name(String reported, String folded) {
    assertThat(TestNames.fold(reported)).isEqualTo(folded);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "adds two numbers",
        "adds two numbers[1]",
        "p[0: a]",
        "p[2: b[c]]",
        "p[]",
        "p[1",
        "p[1]x",
        "p[x](",
        "p[x]()",
        "p[x](1) ",
        "p(1)",
        "p(3,5)",
        "p(String,)",
        "p( String)",
        "p(String",
        "p(a b)",
        "p(String)(1)",
        "[1]",
        "(String)",
        "1st()[1]",
        "com.acme.Odd.name()",
        "Object@67a20f67",
      })
  void a_name_that_cannot_be_folded_stays_whole(String reported) {
    assertThat(TestNames.fold(reported)).isEqualTo(reported);
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "com.acme.ParseTest", "x.NestedT$Inner$Deep", "x.Größe", "_._"})
  void a_binary_name_is_a_class_name(String name) {
    assertThat(JavaName.isClassName(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ".", "a.", ".a", "a..b", "Shown Inner", "x.T(replay2)", "1a", "a-b", "a/b"})
  void anything_else_is_none(String name) {
    assertThat(JavaName.isClassName(name)).isFalse();
  }

  @Test
  void an_invisible_character_makes_no_class_name() {
    assertThat(JavaName.isClassName("a\u0000b")).isFalse();
  }
}
