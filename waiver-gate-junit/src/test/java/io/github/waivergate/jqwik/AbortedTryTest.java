package io.github.waivergate.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.BeforeTry;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AbortedTryTest {
  private static final String ID = AbortedTryTest.class.getName() + "$";
  private static final String ABORTED =
      "java.lang.AssertionError: aborted by com.acme.Tax, which is no assumption of the property";

  /** Production code: whether a total is right, which no test of ours says of a wrong one. */
  private static IntPredicate production = number -> true;

  private Path directory;

  @BeforeEach
  void rightEverywhere(@TempDir Path temporary) {
    directory = temporary;
    production = number -> true;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "throw new org.opentest4j.TestAbortedException(\"skip\");",
        "org.junit.jupiter.api.Assumptions.assumeTrue(false);",
        "net.jqwik.api.Assume.that(false);",
        "org.assertj.core.api.Assumptions.assumeThat(number).isZero();",
        "java.util.List.of(1).forEach(each -> org.junit.jupiter.api.Assumptions.abort());",
      })
  void what_production_code_aborts_is_false_and_not_rejected(String statement) throws Exception {
    production = tax(statement);

    var run = new JqwikRun(directory.resolve("1")).onSeeds(Calls.class);

    assertThat(run.outcome("calls"))
        .isEqualTo(
            "FAILED: "
                + ID
                + "Calls#calls is false on 4 of 4 seeds; the smallest example (seed -3) is"
                + " [{\"i32\":\"100\"}]: "
                + ABORTED);
    assertThat(run.receipt()).containsEntry("outcome", "\"falsified\"");
    assertThat(run.witnessFiles()).hasSize(1);
    assertThat(Witness.read(Files.readAllBytes(run.witnessFiles().get(0)), "x"))
        .extracting(Witness::errorClass, Witness::flipping)
        .containsExactly("java.lang.AssertionError", false);
  }

  @Test
  void its_witness_fails_again_in_a_replay_and_passes_when_mended() throws Exception {
    production = tax("org.junit.jupiter.api.Assumptions.abort();");
    var recorded = new JqwikRun(directory.resolve("1")).onSeeds(Calls.class).witnessFiles();

    var again = new JqwikRun(directory.resolve("2")).replaying(Calls.class, recorded);
    production = number -> true;
    var mended = new JqwikRun(directory.resolve("3")).replaying(Calls.class, recorded);

    assertThat(again.outcome("calls"))
        .startsWith("FAILED: ")
        .endsWith(": false on [{\"i32\":\"100\"}]: " + ABORTED);
    assertThat(again.receipt())
        .containsEntry("outcome", "\"failed\"")
        .containsEntry("error_class", "\"java.lang.AssertionError\"");
    assertThat(mended.outcome("calls")).isEqualTo("SUCCESSFUL");
    assertThat(mended.receipt()).containsEntry("outcome", "\"passed\"");
  }

  @Test
  void without_an_order_jqwik_discards_what_production_code_aborts() throws Exception {
    production = tax("org.junit.jupiter.api.Assumptions.abort();");

    assertThat(new JqwikRun(directory).alone(Calls.class).outcome("calls")).isEqualTo("SUCCESSFUL");
  }

  static class Calls {
    @Property(tries = 50)
    void calls(@ForAll @IntRange(max = 200) int number) {
      assertThat(production.test(number)).isTrue();
    }
  }

  @Test
  void what_the_property_itself_assumes_rejects_a_try() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Assumes.class);

    for (String property : List.of("jqwik", "jupiter", "assertj", "stream", "helper", "filter")) {
      assertThat(run.outcome(property)).as(property).isEqualTo("SUCCESSFUL");
    }
    assertThat(run.receipts())
        .hasSize(6)
        .allMatch(each -> new Json.Text("passed").equals(each.members().get("outcome")));
  }

  static class Assumes {
    @Property(tries = 50)
    boolean jqwik(@ForAll int number) {
      Assume.that(number % 2 == 0);
      return number % 2 == 0;
    }

    @Property(tries = 50)
    boolean jupiter(@ForAll int number) {
      Assumptions.assumeTrue(number % 2 == 0);
      return number % 2 == 0;
    }

    @Property(tries = 50)
    boolean assertj(@ForAll int number) {
      assumeThat(number % 2).isZero();
      return number % 2 == 0;
    }

    @Property(tries = 50)
    boolean stream(@ForAll int number) {
      IntStream.of(number).forEach(each -> Assume.that(each % 2 == 0));
      return number % 2 == 0;
    }

    @Property(tries = 50)
    boolean helper(@ForAll int number) {
      Helper.even(number);
      return number % 2 == 0;
    }

    @Property(tries = 50)
    boolean filter(@ForAll("even") int number) {
      return number % 2 == 0;
    }

    @Provide
    Arbitrary<Integer> even() {
      return Arbitraries.integers().filter(number -> number % 2 == 0);
    }
  }

  @Test
  void what_runs_before_a_try_is_held_to_the_same() throws Exception {
    var own = new JqwikRun(directory.resolve("1")).onSeeds(Prepared.class);
    production = tax("org.junit.jupiter.api.Assumptions.abort();");
    var run = new JqwikRun(directory.resolve("2")).onSeeds(Prepared.class);

    assertThat(own.outcome("holds")).isEqualTo("SUCCESSFUL");
    assertThat(run.outcome("holds")).startsWith("FAILED: ").endsWith(ABORTED);
    assertThat(run.receipt()).containsEntry("outcome", "\"falsified\"");
  }

  static class Prepared {
    private static int tries;

    @BeforeTry
    void prepare() {
      Assume.that(++tries % 2 == 0);
      assertThat(production.test(100)).isTrue();
    }

    @Property(tries = 20)
    void holds(@ForAll int any) {}
  }

  @Test
  void an_example_that_production_code_aborts_is_false() throws Exception {
    var right = new JqwikRun(directory.resolve("1")).onSeeds(Once.class);
    production = tax("org.junit.jupiter.api.Assumptions.abort();");
    var run = new JqwikRun(directory.resolve("2")).onSeeds(Once.class);

    assertThat(right.outcome("once")).isEqualTo("SUCCESSFUL");
    assertThat(run.outcome("once")).startsWith("FAILED: ").endsWith(ABORTED);
    assertThat(run.receipt()).containsEntry("outcome", "\"falsified\"");
  }

  static class Once {
    @Example
    void once() {
      assertThat(production.test(100)).isTrue();
    }
  }

  @Test
  void a_property_that_rejects_too_much_is_not_proven() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Rejects.class);

    assertThat(run.outcome("every"))
        .startsWith("FAILED: ")
        .contains("no_freeze_path, the property failed without an example");
    assertThat(run.outcome("most"))
        .startsWith("FAILED: ")
        .contains("no_freeze_path, the property failed without an example");
    assertThat(run.outcome("some")).isEqualTo("SUCCESSFUL");
    assertThat(run.receipts())
        .extracting(each -> each.members().get("outcome"))
        .containsExactlyInAnyOrder(
            new Json.Text("falsified"), new Json.Text("falsified"), new Json.Text("passed"));
  }

  static class Rejects {
    @Property(tries = 50)
    void every(@ForAll int any) {
      Assume.that(false);
    }

    @Property(tries = 50, maxDiscardRatio = 2)
    void most(@ForAll @IntRange(max = 1000) int number) {
      Assume.that(number % 10 == 0);
    }

    @Property(tries = 50)
    void some(@ForAll @IntRange(max = 1000) int number) {
      Assume.that(number % 2 == 0);
    }
  }

  @Test
  void a_generator_that_production_code_aborts_proves_nothing() throws Exception {
    var right = new JqwikRun(directory.resolve("1")).onSeeds(Generates.class);
    production = tax("org.junit.jupiter.api.Assumptions.abort();");
    var run = new JqwikRun(directory.resolve("2")).onSeeds(Generates.class);

    assertThat(right.outcome("generates")).isEqualTo("SUCCESSFUL");
    // Its report says skipped, which is no outcome where the inventory says that it runs.
    assertThat(run.outcome("generates")).startsWith("ABORTED");
    assertThat(run.receipts()).isEmpty();
  }

  static class Generates {
    @Property(tries = 50)
    void generates(@ForAll("totals") int any) {}

    @Provide
    Arbitrary<Integer> totals() {
      return Arbitraries.integers()
          .between(0, 200)
          .map(number -> production.test(number) ? number : -number);
    }
  }

  /** Compiled apart, so that it does not lie where the tests lie. */
  private IntPredicate tax(String statement) throws Exception {
    var source = Files.createDirectories(directory.resolve("com/acme")).resolve("Tax.java");
    Files.writeString(
        source,
        """
        package com.acme;
        public final class Tax implements java.util.function.IntPredicate {
          @Override public boolean test(int number) {
            if (number >= 100) {
              %s
            }
            return true;
          }
        }
        """
            .formatted(statement));
    var compiler = ToolProvider.getSystemJavaCompiler();
    var path = System.getProperty("java.class.path");
    assertThat(
            compiler.run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                path,
                "-d",
                directory.toString(),
                source.toString()))
        .isZero();
    var loader =
        new URLClassLoader(new URL[] {directory.toUri().toURL()}, getClass().getClassLoader());
    return (IntPredicate) loader.loadClass("com.acme.Tax").getConstructor().newInstance();
  }
}

/** A class of the tests beside the property's. */
final class Helper {
  private Helper() {}

  static void even(int number) {
    Assume.that(number % 2 == 0);
  }
}
