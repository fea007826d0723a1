package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a report may be and still be read, and what makes it no evidence. */
class HostileReportsTest {
  private static final String MEND =
      "run mvn clean verify; if the report stays unreadable, look at what its tests print";

  private final Path directory;

  HostileReportsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                                          | Unexpected EOF in prolog (line 1, column 1)",
        "<!DOCTYPE testsuite><testsuite/>            | the report has a DOCTYPE (line 1, column 1)",
        "<testsuites/>                               | the root element is <testsuites>, not"
            + " <testsuite> (line 1, column 1)",
        "<testsuite xmlns='urn:x'/>                  | <testsuite> is in a namespace (line 1, column"
            + " 1)",
        "<x:testsuite xmlns:x='urn:x'/>              | <testsuite> is in a namespace (line 1, column"
            + " 1)",
        "<testsuite><testsuite/></testsuite>         | <testsuite> holds an element <testsuite> (line"
            + " 1, column 12)",
        "<testsuite><failure/></testsuite>           | <testsuite> holds an element <failure> (line"
            + " 1, column 12)",
        "<testsuite>boom</testsuite>                 | <testsuite> holds text of its own (line 1,"
            + " column 12)",
        "<testsuite><?x y?></testsuite>              | <testsuite> holds a processing instruction"
            + " (line 1, column 12)",
        "<testsuite><testcase name='t'/></testsuite> | a <testcase> has no classname (line 1, column"
            + " 12)",
        "<testsuite><testcase classname='a' name='t'><fail/></testcase></testsuite> | <testcase>"
            + " holds an element <fail> (line 1, column 45)",
        "<testsuite><testcase classname='a' name='t'>x</testcase></testsuite> | <testcase> holds text"
            + " of its own (line 1, column 45)",
      })
  void what_surefire_never_writes_is_refused(String report, String found) throws IOException {
    assertThat(Reports.read(directory, report).findings())
        .containsExactly(
            Finding.blocking(
                "unreadable_report", "replays/1/TEST-com.acme.ParseTest.xml", found, MEND));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<testsuite/><testsuite/>",
        "<testsuite/>trailing",
        "<testsuite/><a>",
        "<testsuite><testcase classname='a' classname='b' name='t'/></testsuite>",
        "<testsuite><x:testcase classname='a' name='t'/></testsuite>",
        "<testsuite><testcase classname='a&undeclared;' name='t'/></testsuite>",
        "<testsuite><system-out>&undeclared;</system-out></testsuite>",
        "<testsuite><testcase classname='a' name='t'></testsuite>",
        "<?xml version='1.0' encoding='UTF-16'?><testsuite/>",
        "<?xml version='1.0' encoding='NOPE-8'?><testsuite/>",
        "<?xml version='1.0' encoding='US-ASCII'?><testsuite name='\u00e9'/>",
        "\uFEFF<?xml version='1.0' encoding='ISO-8859-1'?><testsuite/>",
      })
  void what_is_not_well_formed_is_no_evidence(String report) throws IOException {
    assertRefused(Reports.read(directory, report));
  }

  @Test
  void bytes_outside_the_encoding_are_no_evidence() throws IOException {
    var latin = Reports.suite(Reports.PASS, Reports.named("caf\u00e9")).getBytes(ISO_8859_1);
    var replay = Reports.read(directory, latin);
    assertRefused(replay);
    assertThat(replay.findings().get(0).found())
        .isEqualTo(
            "bytes that are not in the report's encoding, somewhere after (line 1, column 1)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "ISO-8859-1", "windows-1252", "UTF-16"})
  void a_declared_encoding_is_followed(String encoding) throws IOException {
    var report = "<?xml version='1.0' encoding='" + encoding + "'?>\n";
    report += Reports.suite(Reports.named("caf\u00e9"));
    assertPassed(Reports.read(directory, report.getBytes(encoding)), "caf\u00e9");
  }

  @Test
  void a_byte_order_mark_is_followed() throws IOException {
    var report = Reports.suite(Reports.named("caf\u00e9"));
    for (var charset : List.of(UTF_8, UTF_16LE, UTF_16BE)) {
      assertPassed(Reports.read(directory, ("\uFEFF" + report).getBytes(charset)), "caf\u00e9");
    }
  }

  @Test
  void utf_16_is_known_without_a_mark() throws IOException {
    var report = "<?xml version='1.0'?>" + Reports.suite(Reports.named("t"));
    assertPassed(Reports.read(directory, report.getBytes(UTF_16LE)), "t");
    assertPassed(Reports.read(directory, report.getBytes(UTF_16BE)), "t");
  }

  @Test
  void an_entity_bomb_is_refused_before_it_grows() throws IOException {
    var bomb = new StringBuilder("<!DOCTYPE testsuite [<!ENTITY e0 'ha'>");
    for (int i = 1; i < 40; i++) {
      bomb.append("<!ENTITY e" + i + " '&e" + (i - 1) + ";&e" + (i - 1) + ";'>");
    }
    bomb.append("]>").append(Reports.suite(Reports.named("&e39;")));
    assertRefused(Reports.read(directory, bomb.toString()));
  }

  @Test
  void an_external_entity_is_never_opened() throws IOException {
    var marker = Files.writeString(directory.resolve("marker.txt"), "opened-by-the-parser");
    var replay =
        Reports.read(
            directory,
            "<!DOCTYPE testsuite [<!ENTITY e SYSTEM '"
                + marker.toUri()
                + "'>]>"
                + Reports.suite(Reports.named("t"), "&e;"));
    assertRefused(replay);
    assertThat(replay.toString()).doesNotContain("opened-by-the-parser");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<failure/>",
        "<error/>",
        "<failure type=''/>",
        "<failure type='E'/><skipped/>",
        "<skipped/><failure/>",
        "<skipped/><error message=''/>",
        "<failure type='E'><skipped/></failure>",
      })
  void a_failure_is_a_failure_however_it_is_written(String children) throws IOException {
    var replay = Reports.read(directory, Reports.suite(Reports.named("t", children)));
    assertThat(seen(replay, "t")).isEqualTo(Seen.FAILED);
    assertThat(replay.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<system-out><failure/><testcase name='u' classname='u'/></system-out>",
        "<!-- <failure/> --><properties><failure/></properties>",
        "<system-err><![CDATA[<failure/>]]></system-err>",
      })
  void a_failure_inside_output_is_output(String children) throws IOException {
    assertPassed(Reports.read(directory, Reports.suite(Reports.named("t", children))), "t");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "\u0007", "\uFFFE", "&#0;", "&#xFFFF;", "&#xD800;"})
  void an_illegal_character_costs_no_outcome(String illegal) throws IOException {
    var failure = "<failure message='a" + illegal + "b'>" + illegal + "</failure>";
    var output = "<system-out>" + illegal + "<![CDATA[" + illegal + "]]></system-out>";
    var replay = Reports.read(directory, Reports.suite(Reports.named("t", failure, output)));
    assertThat(seen(replay, "t")).isEqualTo(Seen.FAILED);
    assertThat(observation(replay, "t").message()).isEqualTo("a\uFFFDb");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2,120.532", "abc", "", "NaN"})
  void a_time_in_any_spelling_is_no_obstacle(String time) throws IOException {
    assertPassed(
        Reports.read(
            directory,
            "<testsuite time='"
                + time
                + "'><testcase name='t' classname='com.acme.ParseTest' time='"
                + time
                + "'/></testsuite>"),
        "t");
  }

  @Test
  void long_messages_and_names_are_read() throws IOException {
    var message = "m".repeat(600_000);
    var name = "n".repeat(5 << 20);
    var replay =
        Reports.read(
            directory,
            Reports.suite(
                Reports.named("t", "<failure message='" + message + "'/>"), Reports.named(name)));
    assertThat(observation(replay, "t").message()).isEqualTo("m".repeat(1000));
    assertThat(seen(replay, name)).isEqualTo(Seen.PASSED);
    assertThat(replay.findings()).isEmpty();
  }

  @Test
  void a_value_beyond_every_measure_is_refused() throws IOException {
    assertRefused(
        Reports.read(
            directory,
            Reports.suite(
                Reports.named("t", "<failure message='" + "m".repeat(17 << 20) + "'/>"))));
  }

  @Test
  void a_name_keeps_every_character_the_library_must_agree_on() throws IOException {
    var replay =
        Reports.read(
            directory,
            Reports.suite(Reports.named("a &lt;&amp;&quot;&apos;&gt;&#9;&#10;&#13; \uD83D\uDE00")));
    assertPassed(replay, "a <&\"'>\t\n\r \uD83D\uDE00");
  }

  @Test
  void a_case_without_a_name_is_of_its_class() throws IOException {
    var nameless = "<testcase classname='com.acme.ParseTest'>%s</testcase>";
    var passed = Reports.read(directory, Reports.suite(nameless.formatted("")));
    assertThat(passed.observations()).isEmpty();
    assertThat(passed.classes()).containsExactly("com.acme.ParseTest");
    var failed = Reports.read(directory, Reports.suite(nameless.formatted("<error/>")));
    assertThat(failed.failedSetups()).containsExactly("com.acme.ParseTest");
    var skipped = Reports.read(directory, Reports.suite(nameless.formatted("<skipped/>")));
    assertThat(skipped.skippedClasses()).containsExactly("com.acme.ParseTest");
  }

  @Test
  void an_attribute_in_a_namespace_is_another_attribute() throws IOException {
    assertPassed(
        Reports.read(
            directory,
            "<testsuite xmlns:x='urn:x'><testcase x:name='no' name='t' x:classname='no'"
                + " classname='com.acme.ParseTest'/></testsuite>"),
        "t");
  }

  private void assertRefused(Replay replay) {
    assertThat(replay.observations()).isEmpty();
    assertThat(replay.reports()).isZero();
    assertThat(replay.voidedClasses()).contains("com.acme.ParseTest");
    assertThat(replay.findings())
        .hasSize(1)
        .allMatch(finding -> finding.blocking() && finding.rule().equals("unreadable_report"))
        .allMatch(finding -> !finding.toString().contains(directory.toString()))
        .allMatch(finding -> !finding.found().contains("\n"));
  }

  private static void assertPassed(Replay replay, String name) {
    assertThat(replay.findings()).isEmpty();
    assertThat(replay.observations().keySet()).containsExactly(id(name));
    assertThat(seen(replay, name)).isEqualTo(Seen.PASSED);
  }

  private static Seen seen(Replay replay, String name) {
    return observation(replay, name).seen();
  }

  private static Observation observation(Replay replay, String name) {
    return Optional.ofNullable(replay.observations().get(id(name))).orElseThrow();
  }

  private static TestId id(String name) {
    return TestId.of("com.acme.ParseTest", name);
  }
}
