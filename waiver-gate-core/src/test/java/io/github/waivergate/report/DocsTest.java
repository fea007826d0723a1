package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.waivergate.cases.CasesReader;
import io.github.waivergate.cases.CasesWriter;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.witness.SeedList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds the pages for users to what the code says and reads. */
class DocsTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final List<Path> SOURCES =
      List.of(Path.of("src", "main"), Path.of("..", "waiver-gate-maven-plugin", "src", "main"));
  private static final List<CaseClass> ORDER = List.of(CaseClass.values());
  private static final Pattern MADE =
      Pattern.compile("Finding\\s*\\.\\s*(blocking|note)\\(\\s*(\"[a-z_]+\"|[^,]+?)\\s*,");
  private static final Pattern LISTED =
      Pattern.compile("^\\| `([a-z_]+)` \\| ([^|]*(?:blocks|note)[^|]*) \\|", Pattern.MULTILINE);

  @ParameterizedTest
  @EnumSource(CaseClass.class)
  void a_class_has_a_page_that_says_whether_it_blocks_and_what_to_do(CaseClass caseClass)
      throws Exception {
    var page = page("classes/" + caseClass.wireName() + ".md");
    int order = ORDER.indexOf(caseClass) + 1;
    var next = ORDER.get(order % ORDER.size()).wireName();

    assertThat(page)
        .startsWith("# " + caseClass.wireName() + "\n")
        .contains("**Order** " + order + " of 6")
        .contains("**blocks** " + (caseClass.blocks() ? "yes" : "no"))
        .endsWith("in order: [" + next + "](" + next + ".md)\n");
    assertThat(page.toLowerCase(Locale.ROOT)).contains(caseClass.mend());
  }

  @ParameterizedTest
  @EnumSource(CaseClass.class)
  void the_example_of_a_class_is_what_the_log_prints(CaseClass caseClass) throws Exception {
    var text = VerdictText.of(example(caseClass), Verdicts.FILE);
    var printed =
        caseClass == CaseClass.STABLE_PASS
            ? VerdictTextTest.whole(text)
            : String.join("\n", text.refusals()) + String.join("\n", text.notes()) + "\n";

    assertThat(example(caseClass).counts()).containsKey(caseClass);
    assertThat(page("classes/" + caseClass.wireName() + ".md"))
        .contains("```\n" + printed + "```\n");
  }

  @Test
  void every_rule_that_the_sources_name_is_listed_with_its_effect() throws Exception {
    var listed = new TreeMap<String, Set<String>>();
    var rows = LISTED.matcher(page("findings.md"));
    while (rows.find()) {
      var effects = new TreeSet<String>();
      if (rows.group(2).contains("blocks")) {
        effects.add("blocking");
      }
      if (rows.group(2).contains("note")) {
        effects.add("note");
      }
      assertThat(listed.put(rows.group(1), effects)).as(rows.group(1)).isNull();
    }

    assertThat(listed).isEqualTo(rulesInTheSources());
  }

  @ParameterizedTest
  @EnumSource(FixtureDrift.Kind.class)
  void every_kind_of_drift_is_listed(FixtureDrift.Kind kind) throws Exception {
    assertThat(page("findings.md")).contains("| `" + kind.name().toLowerCase(Locale.ROOT) + "` |");
  }

  @Test
  void every_key_of_the_verdict_is_listed() throws Exception {
    var formats = page("formats.md");
    var schema = new ObjectMapper().readTree(page("schema/waiver.schema.json")).get("$defs");
    for (var part : List.of("judged", "row")) {
      schema
          .get(part)
          .get("properties")
          .fieldNames()
          .forEachRemaining(
              key -> assertThat(formats).containsPattern("\\| `" + key + "` \\*? ?\\|"));
    }
    for (var part : List.of("replay", "finding")) {
      schema
          .get(part)
          .get("properties")
          .fieldNames()
          .forEachRemaining(key -> assertThat(formats).contains("`" + key + "`"));
    }
  }

  @Test
  void the_examples_of_the_formats_are_whole_files(@TempDir Path directory) throws Exception {
    var lock = example("text fixture.lock");
    var known = example("text known-tests.lock");
    var cases = Files.writeString(directory.resolve("cases.json"), example("json cases.json"));
    var written = new ByteArrayOutputStream();

    assertThat(FixtureLock.parse(lock.getBytes(UTF_8), "lock").bytes())
        .asString(UTF_8)
        .isEqualTo(lock);
    assertThat(InventoryFile.bytes(InventoryFile.parse(known.getBytes(UTF_8), "known")))
        .asString(UTF_8)
        .isEqualTo(known);
    CasesWriter.write(written, CasesReader.read(cases));
    assertThat(written.toString(UTF_8)).isEqualTo(Files.readString(cases));
  }

  @Test
  void the_seeds_in_the_docs_are_a_whole_file() throws Exception {
    var page = page("witness-freezes.md");
    int start = page.indexOf("```json seeds.json\n") + "```json seeds.json\n".length();
    var text = page.substring(start, page.indexOf("```\n", start));

    assertThat(SeedList.parse(text.getBytes(UTF_8), SeedList.NAME).prefix())
        .containsExactly(-81985529216486896L, 17L, 4242L);
  }

  @Test
  void the_proposal_in_the_formats_is_the_one_that_is_written() throws Exception {
    var verdict = new Verdicts().known("com.acme.ParseTest#roundTrip", "FPFPF").judge();
    var written = new ByteArrayOutputStream();
    VerdictJson.write(written, verdict, Verdicts.PROVENANCE);

    var mapper = new ObjectMapper();
    assertThat(mapper.readTree(written.toByteArray()).get("rows").get(0).get("freeze"))
        .isEqualTo(mapper.readTree(example("json freeze")));
  }

  private static Verdict example(CaseClass caseClass) throws Exception {
    var verdicts = new Verdicts();
    return switch (caseClass) {
      case PROPERTY_VIOLATION ->
          verdicts.known("com.acme.InvoiceProperties#totalIsSumOfLines", "PPFPP").judge();
      case FIXTURE_DRIFT -> verdicts.known("com.acme.ParseTest#empty", "PPPPP").drifted().judge();
      case UNKNOWN_TEST -> verdicts.known("com.acme.ParseTest#empty", "PPSSP").judge();
      case STABLE_PASS ->
          verdicts
              .known("com.acme.ParseTest#empty", "PPPPP")
              .known("com.acme.ParseTest#roundTrip", "PPPPP")
              .judge();
      case UNSTABLE_ASSERTION -> verdicts.known("com.acme.ParseTest#roundTrip", "FPFPF").judge();
      case STABLE_ASSERTION_FAIL -> verdicts.known("com.acme.ParseTest#empty", "FFFFF").judge();
    };
  }

  /** Each rule with the ways in which it is made. A rule that is a class has a page of its own. */
  private static Map<String, Set<String>> rulesInTheSources() throws IOException {
    var rules = new TreeMap<String, Set<String>>();
    for (Path source : sources()) {
      var made = MADE.matcher(Files.readString(source));
      while (made.find()) {
        var rule = made.group(2);
        if (rule.startsWith("\"")) {
          rules
              .computeIfAbsent(rule.substring(1, rule.length() - 1), name -> new TreeSet<>())
              .add(made.group(1));
        } else {
          assertThat(rule)
              .as("a rule in " + source)
              .matches("(classified\\.)?caseClass(\\(\\))?\\.wireName\\(\\)");
        }
      }
    }
    return rules;
  }

  private static List<Path> sources() throws IOException {
    var sources = new ArrayList<Path>();
    for (Path root : SOURCES) {
      try (var files = Files.walk(root)) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }

  private static String example(String name) throws IOException {
    var formats = page("formats.md");
    int start = formats.indexOf("```" + name + "\n") + name.length() + 4;
    return formats.substring(start, formats.indexOf("```\n", start));
  }

  private static String page(String name) throws IOException {
    return Files.readString(DOCS.resolve(name));
  }
}
