package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.REPLAYS;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.named;
import static io.github.waivergate.module.SmallModule.passed;
import static io.github.waivergate.module.SmallModule.skipped;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is done to one evidence file of a blocked module, the module stays blocked. */
class EvidenceLossTest {
  /** So many cuts, and so many patches of noise, for each file. */
  private static final int TRIES = 2;

  private final Path directory;

  EvidenceLossTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A module that is blocked, in as many replays as are needed and no more. */
  private enum Blocked {
    STABLE_RED {
      @Override
      void damage(SmallModule module) throws IOException {
        for (int k = 1; k <= 5; k++) {
          module.report(k, "ParseTest", failed("empty"), passed("roundTrip"));
        }
      }
    },
    DRIFT {
      @Override
      void damage(SmallModule module) throws IOException {
        module.fixture("rates.json", "{\"vat\": 0}\n");
      }
    },
    ADDED_FIXTURE {
      @Override
      void damage(SmallModule module) throws IOException {
        module.fixture("zero.json", "{}\n");
      }
    },
    UNKNOWN_IN_TWO_REPLAYS {
      @Override
      void damage(SmallModule module) throws IOException {
        module.report(2, "NewTest", passed("runs")).report(4, "NewTest", passed("runs"));
      }
    },
    VANISHED_TEST {
      @Override
      void damage(SmallModule module) throws Exception {
        module.knows("AbsentTest#ran").lock();
      }
    },
    FALSE_PROPERTY {
      @Override
      void damage(SmallModule module) throws Exception {
        module.knows("RoundTripProperties#holds").lock();
        for (int k = 1; k <= 5; k++) {
          module.report(k, "RoundTripProperties", k == 3 ? failed("holds") : passed("holds"));
        }
      }
    },
    SHORT {
      @Override
      void damage(SmallModule module) throws IOException {
        Files.delete(module.basedir.resolve(REPLAYS + "5/TEST-com.acme.ParseTest.xml"));
        Files.delete(module.basedir.resolve(REPLAYS + "5/TEST-com.acme.TaxTest.xml"));
      }
    },
    UNSTABLE_UNDER_BLOCK {
      @Override
      void damage(SmallModule module) throws IOException {
        module.unstable = "block";
        module.report(2, "ParseTest", failed("empty"), passed("roundTrip"));
      }
    },
    RERUN {
      @Override
      void damage(SmallModule module) throws IOException {
        var flaky = named("empty", "<flakyFailure message='boom' type='E'/>");
        module.report(1, "ParseTest", flaky, passed("roundTrip"));
      }
    },
    FEWER_INVOCATIONS {
      @Override
      void damage(SmallModule module) throws Exception {
        module.knows("TaxTest#adds", 2, Status.RUN).lock();
        for (int k = 1; k <= 4; k++) {
          module.report(k, "TaxTest", passed("adds[1]"), passed("adds[2]"));
        }
      }
    },
    NEWLY_DISABLED {
      @Override
      void damage(SmallModule module) throws IOException {
        for (int k = 1; k <= 5; k++) {
          module.report(k, "TaxTest", skipped("adds"));
        }
      }
    },
    FAILED_SET_UP {
      @Override
      void damage(SmallModule module) throws IOException {
        module.report(5, "TaxTest", failed("initializationError"));
      }
    },
    FAILED_TEAR_DOWN {
      @Override
      void damage(SmallModule module) throws IOException {
        for (int k = 1; k <= 5; k++) {
          module.report(k, "TaxTest", passed("adds"), failed("executionError"));
        }
      }
    },
    UNREADABLE_REPORT {
      @Override
      void damage(SmallModule module) throws IOException {
        module.report(5, "TaxTest", "<surprise/>");
      }
    };

    abstract void damage(SmallModule module) throws Exception;
  }

  @Test
  void the_undamaged_module_is_admitted() throws Exception {
    assertThat(module().verdict().blocked()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void a_blocked_module_stays_blocked_whatever_one_file_loses(Blocked blocked) throws Exception {
    var module = module();
    blocked.damage(module);
    assertBlocked(module, "at the start");
    var random = new Random(blocked.name().hashCode());

    for (Path file : evidence(module)) {
      var whole = Files.readAllBytes(file);
      Files.delete(file);
      assertBlocked(module, "without " + file);
      for (int i = 0; i < TRIES; i++) {
        int end = i == 0 ? lineEnd(whole, random) : random.nextInt(whole.length);
        SmallModule.write(file, Arrays.copyOf(whole, end));
        assertBlocked(module, "with " + end + " bytes of " + file);
        var garbled = garbled(whole, random);
        SmallModule.write(file, garbled);
        assertBlocked(module, "with noise in " + file + ": " + Arrays.toString(garbled));
      }
      SmallModule.write(file, whole);
    }
  }

  private SmallModule module() throws Exception {
    var module =
        new SmallModule(directory)
            .fixture("limits.json", "{}\n")
            .fixture("rates.json", "{}\n")
            .knows("ParseTest#empty")
            .knows("ParseTest#roundTrip")
            .knows("TaxTest#adds");
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", passed("empty"), passed("roundTrip"));
      module.report(k, "TaxTest", passed("adds"));
    }
    return module.lock();
  }

  private static List<Path> evidence(SmallModule module) throws IOException {
    try (var files = Files.walk(module.basedir)) {
      return files
          .filter(Files::isRegularFile)
          .filter(f -> f.toString().endsWith(".xml") || f.toString().endsWith(".lock"))
          .sorted()
          .toList();
    }
  }

  /** The least suspicious cut: whole lines are left. */
  private static int lineEnd(byte[] whole, Random random) {
    int end = random.nextInt(whole.length - 1);
    while (end > 0 && whole[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  private static byte[] garbled(byte[] whole, Random random) {
    var garbled = whole.clone();
    int from = random.nextInt(whole.length);
    int to = Math.min(whole.length, from + 1 + random.nextInt(8));
    for (int i = from; i < to; i++) {
      garbled[i] = (byte) random.nextInt(256);
    }
    return garbled;
  }

  private static void assertBlocked(SmallModule module, String when) throws IOException {
    boolean admitted;
    try {
      admitted = !module.verdict().blocked();
    } catch (EvidenceException e) {
      admitted = false;
    }
    assertThat(admitted).as(when).isFalse();
    assertThat(Files.readString(module.waiverJson())).as(when).contains("\"blocked\": true");
  }
}
