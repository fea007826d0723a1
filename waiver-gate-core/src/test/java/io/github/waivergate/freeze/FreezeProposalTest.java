package io.github.waivergate.freeze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.classify.Tally;
import io.github.waivergate.replay.TestId;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FreezeProposalTest {
  private static final TestId ID = new TestId("com.acme.ParseTest#roundTrip");
  private static final Instant NOON = Instant.parse("2026-10-09T12:00:00Z");
  private static final Tally MIXED = new Tally(2, 5);

  @Test
  void an_unstable_assertion_is_proposed_with_its_tally_and_its_fixture() {
    var proposal =
        FreezeProposal.of(new UnstableAssertion(ID, MIXED, "abc"), NOON, Duration.ofHours(24));

    assertThat(proposal)
        .isEqualTo(
            new FreezeProposal(ID, "abc", MIXED, NOON, Instant.parse("2026-10-10T12:00:00Z")));
  }

  @Test
  void issue_and_expiry_are_whole_seconds() {
    var proposal =
        FreezeProposal.of(
            new UnstableAssertion(ID, MIXED, "abc"),
            Instant.parse("2026-10-09T12:00:00.999999999Z"),
            Duration.ofHours(1));

    assertThat(proposal.issuedAt()).isEqualTo("2026-10-09T12:00:00Z");
    assertThat(proposal.expiresAt()).isEqualTo("2026-10-09T13:00:00Z");
  }

  @Test
  void an_unstable_assertion_compiles_as_what_is_to_be_frozen(@TempDir Path classes) {
    assertThat(compile("UnstableAssertion", classes)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PropertyViolation",
        "FixtureDrift",
        "UnknownTest",
        "StablePass",
        "StableAssertionFail"
      })
  void no_other_class_compiles_as_what_is_to_be_frozen(String other, @TempDir Path classes) {
    assertThat(compile(other, classes))
        .singleElement()
        .asString()
        .contains(
            "argument mismatch; io.github.waivergate.classify.Classified."
                + other
                + " cannot be converted to"
                + " io.github.waivergate.classify.Classified.UnstableAssertion");
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "5, 5", "0, 0"})
  void outcomes_that_agree_cannot_be_frozen_by_any_way_round(int passed, int total) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new FreezeProposal(ID, "abc", new Tally(passed, total), NOON, NOON.plusSeconds(1)))
        .withMessage(
            "only mixed outcomes can be frozen, not passed "
                + passed
                + " of "
                + total
                + " replays");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT0S", "PT-1H", "PT0.5S", "PT1.5S"})
  void a_proposal_without_a_lifetime_in_whole_seconds_cannot_be_made(String lifetime) {
    var unstable = new UnstableAssertion(ID, MIXED, "abc");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> FreezeProposal.of(unstable, NOON, Duration.parse(lifetime)))
        .withMessageStartingWith("no lifetime: 2026-10-09T12:00:00Z to ");
  }

  private List<String> compile(String type, Path classes) {
    var source =
        """
        import io.github.waivergate.classify.Classified;
        import io.github.waivergate.freeze.FreezeProposal;
        class Snippet {
          FreezeProposal freeze(Classified.%s row) {
            return FreezeProposal.of(row, java.time.Instant.EPOCH, java.time.Duration.ofHours(24));
          }
        }
        """
            .formatted(type);
    var file =
        new SimpleJavaFileObject(URI.create("string:///Snippet.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    var found = new DiagnosticCollector<JavaFileObject>();
    var options =
        List.of(
            "-proc:none",
            "-Xdiags:verbose",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes.toString());
    ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, found, options, null, List.of(file))
        .call();
    return found.getDiagnostics().stream().map(d -> d.getMessage(Locale.ROOT)).toList();
  }
}
