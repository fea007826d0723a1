package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.REPLAYS;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.named;
import static io.github.waivergate.module.SmallModule.passed;
import static io.github.waivergate.module.SmallModule.skipped;

import io.github.waivergate.inventory.TestInventory.Status;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A module with a bit of everything: the same files for the same seed, created in any order. */
final class RandomModule {
  private static final List<String> NAMES =
      List.of("empty", "adds(int)[1]", "l\u00e4uft &lt;gut&gt; \ud83d\ude00", "&#9;tab \\ #1", "i");
  private static final List<String> CLASSES =
      List.of("ParseTest", "TaxTest", "TaxTest$Inner", "InvoiceTest", "RoundTripProperties");

  private final Random random;
  private final SmallModule module;
  private final List<Report> reports = new ArrayList<>();
  private final int replays;

  private record Report(String directory, String simpleClass, List<String> cases) {}

  private RandomModule(Path basedir, long seed) {
    random = new Random(seed);
    module = new SmallModule(basedir);
    replays = 5 + random.nextInt(2);
  }

  /**
   * Writes a module.
   *
   * @param seed decides what is in it
   * @param order decides in which order its reports are created
   */
  static SmallModule of(Path basedir, long seed, long order) throws Exception {
    var random = new RandomModule(basedir, seed);
    CLASSES.forEach(random::testClass);
    Collections.shuffle(random.reports, new Random(order));
    return random.write();
  }

  private void testClass(String simpleClass) {
    // A property that fails turns every case into one class, so it rarely does.
    boolean mayFail = !simpleClass.endsWith("Properties") || oneOf(8);
    var habits = new ArrayList<Integer>();
    NAMES.forEach(name -> habits.add(mayFail ? random.nextInt(16) : 0));
    NAMES.forEach(name -> know(simpleClass, name));
    int breaks = mayFail ? random.nextInt(12) : 12;
    for (int k = 1; k <= replays; k++) {
      var cases = new ArrayList<String>();
      for (int i = 0; i < NAMES.size(); i++) {
        cases.addAll(cases(NAMES.get(i), habits.get(i), k));
      }
      if (breaks < 2 && (breaks == 0 || k == 2)) {
        cases.add(failed("executionError"));
      }
      if (breaks == 2 && k == 3) {
        cases = new ArrayList<>(List.of(failed("initializationError")));
      }
      reports.add(new Report(REPLAYS + k, simpleClass, cases));
    }
  }

  private void know(String simpleClass, String name) {
    int draw = random.nextInt(20);
    if (draw == 0) {
      return;
    }
    var status = draw == 1 ? Status.SKIPPED : draw == 2 ? Status.CONDITIONAL : Status.RUN;
    var folded =
        name.replace("[1]", "").replace("&lt;", "<").replace("&gt;", ">").replace("&#9;", "\t");
    module.knows(simpleClass + "#" + folded, 1, status);
  }

  private static List<String> cases(String name, int habit, int replay) {
    return switch (habit) {
      case 1 -> List.of(failed(name));
      case 2 -> List.of(replay % 2 == 0 ? failed(name) : passed(name));
      case 3 -> List.of(skipped(name));
      case 4 -> replay == 1 ? List.of() : List.of(passed(name));
      case 5 -> List.of(passed(name), replay == 3 ? failed(name) : passed(name));
      case 6 -> List.of(named(name, replay == 4 ? "<flakyError type='E'/>" : ""));
      case 7 -> List.of(replay == 2 ? skipped(name) : passed(name));
      default -> List.of(passed(name));
    };
  }

  private SmallModule write() throws Exception {
    module.fixture("rates.json", "{}\n").fixture("\u00fcber.json", "[]\n").lock();
    if (oneOf(8)) {
      module.fixture("rates.json", "{\"vat\": 0}\n");
    }
    for (var report : reports) {
      module.reportIn(
          report.directory(), report.simpleClass(), report.cases().toArray(String[]::new));
    }
    Files.createDirectories(module.basedir.resolve("src/main/java"));
    Files.writeString(module.basedir.resolve("src/main/java/Tax.java"), "class Tax {}\n");
    return module;
  }

  private boolean oneOf(int chances) {
    return random.nextInt(chances) == 0;
  }
}
