package io.github.waivergate.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.junit.Examples.Fails;
import io.github.waivergate.junit.Examples.Missing;
import io.github.waivergate.junit.Examples.Outside;
import io.github.waivergate.junit.Examples.OwnReader;
import io.github.waivergate.junit.Examples.Reads;
import io.github.waivergate.junit.Examples.ReadsNothing;
import io.github.waivergate.junit.Examples.TakesNothing;
import io.github.waivergate.junit.Examples.TakesPlainTypes;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixtureTest {
  static final String BLOB = "src/test/resources/locked/invoice.json";
  private static final String TEST = "io.github.waivergate.junit.Examples$";

  @SuppressWarnings("NullAway.Init") // JUnit sets it
  @TempDir
  Path directory;

  @Test
  void a_test_is_handed_the_bytes_of_the_class_path() {
    assertThat(Played.run(Reads.class)).containsExactly("lockedInvoice(Input): passed");
    assertThat(Examples.HANDED).containsExactly("{\"n\": 1999}\n");
  }

  @Test
  void at_a_desk_nothing_is_written() {
    Played.run(Reads.class);

    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void the_gate_gets_a_receipt_of_what_was_read() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Played.run(Reads.class);

      assertThat(gate.receipts())
          .containsExactly(receipt("Reads#lockedInvoice(Input)", digest(), true, "held"));
    }
  }

  @Test
  void a_test_that_reads_nothing_fails_and_says_so_to_the_gate() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      assertThat(Played.run(ReadsNothing.class))
          .containsExactly(
              "lockedInvoice(Input): the test ended without reading locked/invoice.json;"
                  + " it has shown nothing of it");
      assertThat(gate.receipts())
          .containsExactly(receipt("ReadsNothing#lockedInvoice(Input)", digest(), false, "held"));
    }
  }

  @Test
  void a_test_that_fails_has_a_receipt_of_that() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      assertThat(Played.run(Fails.class)).noneMatch(end -> end.endsWith("passed"));
      assertThat(gate.receipts())
          .containsExactly(receipt("Fails#lockedInvoice(Input)", digest(), true, "failed"));
    }
  }

  @Test
  void a_test_without_a_parameter_fails() {
    assertThat(Played.run(TakesNothing.class))
        .containsExactly(
            "lockedInvoice(): the test takes no parameter for locked/invoice.json;"
                + " give it one of type Input");
  }

  @Test
  void plain_types_are_handed_over_and_prove_nothing() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      assertThat(Played.run(TakesPlainTypes.class)).hasSize(4).allMatch(e -> e.endsWith("passed"));
      assertThat(Examples.HANDED)
          .containsExactlyInAnyOrder(
              "{\"n\": 1999}\n", "bytes 12", "{\"n\": 1999}\n0", "stream 12");
      assertThat(gate.receipts()).hasSize(4).allMatch(line -> line.contains("\"read\":false"));
      assertThat(gate.receipts()).anyMatch(line -> line.contains("#bytes([B)"));
    }
  }

  @Test
  void a_reader_of_the_users_own_reads() {
    assertThat(Played.run(OwnReader.class)).containsExactly("lockedInvoice(Input): passed");
    assertThat(Examples.HANDED).containsExactly("length 12");
  }

  @Test
  void a_missing_fixture_fails_the_test() {
    assertThat(Played.run(Missing.class))
        .containsExactly(
            "lockedInvoice(Input): locked/no_such.json is not on the test class path; put it below"
                + " src/test/resources, and lock it: mvn test waiver-gate:lock");
  }

  @Test
  void a_name_that_leads_elsewhere_fails_the_test() {
    assertThat(Played.run(Outside.class))
        .containsExactly(
            "lockedInvoice(Input): \"../pom.xml\" is not a plain name on the class path;"
                + " write it as locked/invoice.json");
  }

  @Test
  void a_fixture_that_is_not_the_locked_one_fails_under_the_gate() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      gate.locks(directory, "0".repeat(64));

      assertThat(Played.run(Reads.class))
          .containsExactly(
              "lockedInvoice(Input): locked/invoice.json on the class path is sha256 "
                  + digest().substring(0, 12)
                  + ", locked as 000000000000; leave it out of resource filtering,"
                  + " and let nothing write to it");
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void a_fixture_that_is_not_locked_fails_under_the_gate() throws Exception {
    try (var gate = new GateAtWork(directory)) {
      Files.writeString(directory.resolve("fixture.lock"), "# entries: 0\n");

      assertThat(Played.run(Reads.class))
          .containsExactly(
              "lockedInvoice(Input): locked/invoice.json is not in qa/fixture.lock;"
                  + " lock it: mvn test waiver-gate:lock");
      assertThat(gate.receipts()).isEmpty();
    }
  }

  @Test
  void text_of_a_receipt_is_json_in_ascii() {
    assertThat(Receipts.quoted("a\"\\\n\u00e4")).isEqualTo("\"a\\\"\\\\\\u000a\\u00e4\"");
  }

  private static String digest() throws Exception {
    return Digest.of(Files.readAllBytes(Path.of(BLOB)));
  }

  private static String receipt(String test, String sha256, boolean read, String outcome) {
    return "{\"nonce\":\"nonce-1\",\"test\":\"%s%s\",\"kind\":\"locked\",\"sha256\":\"%s\",\"read\":%s,\"outcome\":\"%s\"}"
        .formatted(TEST, test, sha256, read, outcome);
  }
}
