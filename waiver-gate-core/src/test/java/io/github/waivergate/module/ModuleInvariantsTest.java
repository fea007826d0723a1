package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.cases.ClassifyFile;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds for every module, tried on many made by seed. */
class ModuleInvariantsTest {
  private static final int MODULES = 24;

  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  private final Path directory;

  ModuleInvariantsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @AfterEach
  void restore() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }

  @Test
  void classifying_the_written_cases_again_gives_every_id_the_same_class() throws Exception {
    var met = EnumSet.noneOf(CaseClass.class);
    for (int seed = 0; seed < MODULES; seed++) {
      var module = module("again", seed, seed);
      var verdict = module.verdict();

      var again =
          ClassifyFile.run(
              module.casesJson(),
              directory.resolve("classified.json"),
              module.minReplays,
              Duration.ofHours(24),
              NOW);

      assertThat(again.rows())
          .as("seed %s", seed)
          .extracting(row -> row.testId() + " is " + row.caseClass())
          .containsExactlyElementsOf(
              verdict.rows().stream()
                  .map(Row::classified)
                  .map(row -> row.testId() + " is " + row.caseClass())
                  .toList());
      // Findings may block beyond the classes, never the other way round.
      assertThat(verdict.blocked() || !again.blocked()).as("seed %s", seed).isTrue();
      met.addAll(verdict.counts().keySet());
    }
    assertThat(met).containsExactly(CaseClass.values());
  }

  @Test
  void only_unstable_assertions_earn_a_proposal() throws Exception {
    int proposals = 0;
    for (int seed = 0; seed < MODULES; seed++) {
      for (Row row : module("proposals", seed, seed).verdict().rows()) {
        if (row.freeze().isPresent()) {
          proposals++;
          assertThat(row.classified().caseClass()).isEqualTo(CaseClass.UNSTABLE_ASSERTION);
        }
      }
    }
    assertThat(proposals).isPositive();
  }

  @Test
  void the_same_evidence_gives_the_same_bytes() throws Exception {
    for (int seed = 0; seed < 10; seed++) {
      Locale.setDefault(Locale.ROOT);
      TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
      var first = module("first", seed, 1);
      judgeOn(1, first);

      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
      var second = module("second", seed, 2);
      judgeOn(4, second);

      assertThat(second.waiverJson()).hasSameBinaryContentAs(first.waiverJson());
      assertThat(second.casesJson()).hasSameBinaryContentAs(first.casesJson());
    }
  }

  @Test
  void a_check_writes_only_below_the_build_directory() throws Exception {
    for (int seed = 0; seed < 10; seed++) {
      var module = module("tree", seed, seed);
      var before = tree(module);

      module.verdict();

      assertThat(tree(module)).isEqualTo(before);
    }
  }

  @Test
  void a_check_that_cannot_judge_writes_only_below_the_build_directory() throws Exception {
    var module = module("unjudged", 1, 1);
    Files.delete(module.layout().inventory());
    var before = tree(module);

    assertThat(catchUnjudged(module))
        .hasMessageStartingWith("could not judge: qa/known-tests.lock");
    assertThat(tree(module)).isEqualTo(before);
  }

  private SmallModule module(String name, long seed, long order) throws Exception {
    var basedir = directory.resolve(name + seed);
    Files.createDirectories(basedir);
    return RandomModule.of(basedir, seed, order);
  }

  /** Parallel streams work on the pool of the thread that starts them. */
  private static Verdict judgeOn(int threads, SmallModule module) throws Exception {
    var pool = new ForkJoinPool(threads);
    try {
      return pool.submit(module::verdict).get();
    } finally {
      pool.shutdown();
    }
  }

  private static EvidenceException catchUnjudged(SmallModule module) {
    try {
      throw new AssertionError("judged: " + module.verdict());
    } catch (EvidenceException e) {
      return e;
    }
  }

  /** Everything outside the build directory: kind, time of change and content. */
  private static SortedMap<String, String> tree(SmallModule module) throws IOException {
    var tree = new TreeMap<String, String>();
    try (var paths = Files.walk(module.basedir)) {
      for (Path path : (Iterable<Path>) paths::iterator) {
        var name = module.basedir.relativize(path).toString();
        if (!name.isEmpty() && !name.equals("target") && !name.startsWith("target/")) {
          tree.put(
              name,
              Files.getLastModifiedTime(path)
                  + (Files.isDirectory(path) ? " directory" : " " + Files.readString(path)));
        }
      }
    }
    return tree;
  }
}
