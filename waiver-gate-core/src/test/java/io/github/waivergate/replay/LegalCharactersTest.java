package io.github.waivergate.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LegalCharactersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0000",
        "\u0007",
        "\u001f",
        "\uFFFE",
        "\uFFFF",
        "\uD800",
        "\uDC00",
        "&#0;",
        "&#x0;",
        "&#31;",
        "&#xFFFE;",
        "&#xfffe;",
        "&#65535;",
        "&#xD800;",
        "&#57343;",
        "&#x110000;",
        "&#00000000000;",
        "&#99999999999999999999;"
      })
  void what_xml_forbids_is_replaced(String illegal) throws IOException {
    assertThat(cleaned("a" + illegal + "b")).isEqualTo("a\uFFFDb");
    assertThat(cleaned(illegal)).isEqualTo("\uFFFD");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\t\r\n",
        "\u0080",
        "\uD7FF\uE000\uFFFD",
        "\uD83D\uDE00",
        "&amp;#0;",
        "&lt;",
        "&#9;",
        "&#10;",
        "&#x1F600;",
        "&",
        "&#",
        "&#x",
        "&#;",
        "&#x;",
        "&#1",
        "&#xg;",
        "&#\u0660;",
        "&#6a;",
        "&#x-1;",
        "&#12345678901234567890123456789012345678901234567890123456789012345;"
      })
  void what_it_allows_or_the_parser_must_refuse_stays(String text) throws IOException {
    assertThat(cleaned(text)).isEqualTo(text);
    assertThat(cleaned("a" + text + "b")).isEqualTo("a" + text + "b");
  }

  @Test
  void an_end_of_the_buffer_splits_nothing() throws IOException {
    var text = "x\uD83D\uDE00&#0;&amp;\u0001&#x1F600;";
    var expected = "x\uD83D\uDE00\uFFFD&amp;\uFFFD&#x1F600;";
    for (int padding = 8192 - 40; padding < 8192 + 2; padding++) {
      var before = "-".repeat(padding);
      assertThat(cleaned(before + text + before)).isEqualTo(before + expected + before);
    }
  }

  @Test
  void a_trickle_of_single_characters_reads_the_same() throws IOException {
    var trickle =
        new Reader() {
          private final StringReader text = new StringReader("\uD83D\uDE00&#0;\uD83D&#x41;");

          @Override
          public int read(char[] out, int offset, int length) throws IOException {
            return text.read(out, offset, Math.min(length, 1));
          }

          @Override
          public void close() {}
        };
    assertThat(all(new LegalCharacters(trickle))).isEqualTo("\uD83D\uDE00\uFFFD\uFFFD&#x41;");
  }

  private static String cleaned(String text) throws IOException {
    return all(new LegalCharacters(new StringReader(text)));
  }

  private static String all(Reader reader) throws IOException {
    var out = new StringBuilder();
    var chunk = new char[7];
    for (int n = reader.read(chunk, 0, 7); n >= 0; n = reader.read(chunk, 0, 7)) {
      out.append(chunk, 0, n);
    }
    return out.toString();
  }
}
