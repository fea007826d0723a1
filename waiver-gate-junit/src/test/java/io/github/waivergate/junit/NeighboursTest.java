package io.github.waivergate.junit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.junit.Examples.AtMostOne;
import io.github.waivergate.junit.Examples.Breaks;
import io.github.waivergate.junit.Examples.CannotFail;
import io.github.waivergate.junit.Examples.FailsUnread;
import io.github.waivergate.junit.Examples.Property;
import io.github.waivergate.junit.Examples.Vacuous;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NeighboursTest {
  private static final String BLOB = "{\"n\": 1999}\n";
  private static final List<String> TWO = List.of("{\"n\": 0}", "{\"n\": 1}");
  private static final List<String> NEGATIVE = List.of("{\"n\": -1}");
  private static final String AGAIN = "; run mvn test, whose goal neighbours writes them";

  @SuppressWarnings("NullAway.Init") // JUnit sets it
  @TempDir
  Path directory;

  @Test
  void a_property_is_asked_of_each_neighbour_and_of_what_has_to_fail() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.neighbours(directory, BLOB, TWO, NEGATIVE);

      assertThat(Played.run(Property.class))
          .containsExactly(
              "[1] 0001.json: /n is 0: passed",
              "[2] 0002.json: /n is 1: passed",
              "[3] must-fail-1.json: must fail: passed");
      assertThat(gate.receipts())
          .containsExactly(
              receipt("Property", "neighbour", TWO.get(0), true, "held"),
              receipt("Property", "neighbour", TWO.get(1), true, "held"),
              receipt("Property", "must_fail", NEGATIVE.get(0), true, "failed"));
    }
  }

  @Test
  void a_property_that_holds_where_it_must_not_fails_there() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.neighbours(directory, BLOB, TWO, NEGATIVE);

      assertThat(Played.run(CannotFail.class))
          .last()
          .isEqualTo(
              "[3] must-fail-1.json: must fail: the property holds on must-fail-1.json: must fail,"
                  + " which must_fail names; it cannot fail where it has to");
      assertThat(gate.receipts())
          .last()
          .isEqualTo(receipt("CannotFail", "must_fail", NEGATIVE.get(0), true, "held"));
    }
  }

  @Test
  void a_failure_that_read_nothing_is_none() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.neighbours(directory, BLOB, TWO, NEGATIVE);

      assertThat(Played.run(FailsUnread.class))
          .last()
          .isEqualTo(
              "[3] must-fail-1.json: must fail: the test fails without reading"
                  + " must-fail-1.json: must fail");
      assertThat(gate.receipts()).last().asString().contains("\"read\":false");
    }
  }

  @Test
  void a_test_that_breaks_is_not_a_property_that_is_false() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.neighbours(directory, BLOB, TWO, NEGATIVE);

      assertThat(Played.run(Breaks.class))
          .last()
          .isEqualTo("[3] must-fail-1.json: must fail: no number");
      assertThat(gate.receipts()).last().asString().contains("\"outcome\":\"ended\"");
    }
  }

  @Test
  void an_empty_body_fails_on_every_neighbour() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.neighbours(directory, BLOB, TWO, List.of());

      assertThat(Played.run(Vacuous.class))
          .containsExactly(
              "[1] 0001.json: /n is 0: the test ended without reading 0001.json: /n is 0;"
                  + " it has shown nothing of it",
              "[2] 0002.json: /n is 1: the test ended without reading 0002.json: /n is 1;"
                  + " it has shown nothing of it");
      assertThat(gate.receipts()).hasSize(2).allMatch(line -> line.contains("\"read\":false"));
    }
  }

  @Test
  void a_maximum_counts_at_a_desk_alone() throws Exception {
    Played.neighbours(directory, BLOB, TWO, NEGATIVE);
    System.setProperty(Gate.NEIGHBOURS, directory.toString());
    try {
      assertThat(Played.run(AtMostOne.class))
          .containsExactly(
              "[1] 0001.json: /n is 0: passed", "[2] must-fail-1.json: must fail: passed");
    } finally {
      System.clearProperty(Gate.NEIGHBOURS);
    }
    try (var gate = new GateAtWork(directory)) {
      assertThat(Played.run(AtMostOne.class)).hasSize(3);
      assertThat(gate.receipts()).hasSize(3);
    }
  }

  @Test
  void without_neighbours_the_test_fails() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      assertRefused("no neighbours of locked/invoice.json were generated in " + directory + AGAIN);
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void at_a_desk_neighbours_are_sought_beside_the_test_classes() throws Exception {
    var blob = Path.of(getClass().getResource("/locked/invoice.json").toURI());
    var sought = blob.resolve("../../../waiver-gate/neighbours").normalize();

    assertRefused("no neighbours of locked/invoice.json were generated in " + sought + AGAIN);
  }

  @Test
  void fewer_neighbours_than_planned_fail() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      var index = Played.neighbours(directory, BLOB, TWO, NEGATIVE);
      edit(index, "# planned: 2", "# planned: 3");

      assertRefused(index + " plans 3 neighbours and lists 2" + AGAIN);
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void fewer_examples_that_must_fail_than_planned_fail() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      var index = Played.neighbours(directory, BLOB, TWO, NEGATIVE);
      edit(index, "# must fail: 1", "# must fail: 2");

      assertRefused(index + " plans 2 examples that must fail and lists 1" + AGAIN);
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void no_neighbour_at_all_fails() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      var index = Played.neighbours(directory, BLOB, List.of(), NEGATIVE);

      assertRefused(index + " lists no neighbour" + AGAIN);
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void a_neighbour_that_was_edited_or_is_gone_fails() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      var index = Played.neighbours(directory, BLOB, TWO, NEGATIVE);
      var neighbour = Files.writeString(index.resolveSibling("0002.json"), "{}");
      assertRefused(
          "%s is sha256 %s, its index has %s%s"
              .formatted(
                  neighbour,
                  Digest.shown(Digest.of("{}".getBytes(UTF_8))),
                  Digest.shown(Digest.of(TWO.get(1).getBytes(UTF_8))),
                  AGAIN));

      Files.delete(neighbour);
      assertRefused(neighbour + " is missing" + AGAIN);
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void neighbours_of_other_bytes_fail() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.neighbours(directory, "{}", TWO, NEGATIVE);

      assertRefused(
          "locked/invoice.json is sha256 %s, its neighbours were made of %s%s"
              .formatted(
                  Digest.shown(Digest.of(BLOB.getBytes(UTF_8))),
                  Digest.shown(Digest.of("{}".getBytes(UTF_8))),
                  AGAIN));
      assertThat(gate.receipts()).isEmpty();
    }
  }

  private static void assertRefused(String found) {
    assertThat(Played.run(Property.class)).containsExactly("[1] locked/invoice.json: " + found);
    assertThat(Examples.HANDED).isEmpty();
  }

  private static void edit(Path file, String from, String to) throws Exception {
    var text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replace(from, to));
  }

  private static String receipt(
      String test, String kind, String piece, boolean read, String outcome) {
    return "{\"nonce\":\"nonce-1\",\"test\":\"io.github.waivergate.junit.Examples$%s#neighbours(Input)\",\"kind\":\"%s\",\"sha256\":\"%s\",\"read\":%s,\"outcome\":\"%s\"}"
        .formatted(test, kind, Digest.of(piece.getBytes(UTF_8)), read, outcome);
  }
}
