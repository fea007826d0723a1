package io.github.waivergate.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opentest4j.TestAbortedException;

class AbortOriginTest {
  private static final String UNNAMED = "code that its stack trace does not name";

  private static final AbortOrigin ORIGIN =
      new AbortOrigin(AbortOriginTest.class, AbortOriginTest.class);

  @ParameterizedTest
  @CsvSource({
    "net.jqwik.api.Assume io.github.waivergate.jqwik.AbortOriginTest",
    "org.junit.jupiter.api.Assumptions java.util.ArrayList io.github.waivergate.jqwik.JqwikRun",
    "org.assertj.core.api.ListAssert$ByteBuddy$x9 io.github.waivergate.jqwik.AbortOriginTest$Own",
    "jdk.internal.reflect.GeneratedMethodAccessor7 io.github.waivergate.jqwik.AbortOriginTest",
    "io.github.waivergate.jqwik.AbortOriginTest com.acme.Tax",
  })
  void the_tests_own_code_may_reject_a_try(String frames) {
    assertThat(ORIGIN.foreign(abort(frames))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Tax io.github.waivergate.jqwik.AbortOriginTest, com.acme.Tax",
    "org.junit.jupiter.api.Assumptions com.acme.Tax io.github.waivergate.jqwik.AbortOriginTest,"
        + " com.acme.Tax",
    // Found by the tests' class loader, in the directory of the production classes.
    "io.github.waivergate.jqwik.Order io.github.waivergate.jqwik.AbortOriginTest,"
        + " io.github.waivergate.jqwik.Order",
    "io.github.waivergate.jqwik.AbortOriginTest$$Lambda$9/0x0000000801, "
        + "io.github.waivergate.jqwik.AbortOriginTest$$Lambda$9/0x0000000801",
    "java.lang.Thread, " + UNNAMED,
    "'', " + UNNAMED,
  })
  void no_other_code_may(String frames, String foreign) {
    assertThat(ORIGIN.foreign(abort(frames))).contains(foreign);
  }

  @Test
  void a_try_that_is_rejected_without_an_abort_is_nobodys_assumption() {
    assertThat(ORIGIN.foreign(Optional.empty())).contains(UNNAMED);
  }

  @Test
  void an_abort_of_a_class_of_the_tests_is_theirs() {
    assertThat(ORIGIN.foreign(Optional.of(new Own()))).isEmpty();
  }

  @Test
  void an_inherited_property_rejects_where_it_is_declared() {
    var abort = abort("org.junit.jupiter.api.Assumptions io.github.waivergate.jqwik.Order");

    assertThat(new AbortOrigin(AbortOriginTest.class, Order.class).foreign(abort)).isEmpty();
    assertThat(new AbortOrigin(AbortOriginTest.class, Json.class).foreign(abort))
        .contains("io.github.waivergate.jqwik.Order");
  }

  @Test
  void without_a_code_source_only_the_declaring_class_is_known_to_be_the_propertys() {
    var origin = new AbortOrigin(String.class, String.class);

    assertThat(origin.foreign(abort("java.lang.String"))).isEmpty();
    assertThat(origin.foreign(abort("java.lang.Integer"))).contains(UNNAMED);
    assertThat(origin.foreign(abort("com.acme.Tax java.lang.String"))).contains("com.acme.Tax");
  }

  private static Optional<Throwable> abort(String frames) {
    var abort = new TestAbortedException("no");
    abort.setStackTrace(
        Stream.of(frames.split(" "))
            .filter(name -> !name.isEmpty())
            .map(name -> new StackTraceElement(name, "calculate", null, -1))
            .toArray(StackTraceElement[]::new));
    return Optional.of(abort);
  }

  private static final class Own extends TestAbortedException {
    private static final long serialVersionUID = 1;
  }
}
