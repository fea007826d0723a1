package io.github.waivergate.freeze;

import static io.github.waivergate.freeze.Ledgers.FROZEN;
import static io.github.waivergate.freeze.Ledgers.HASH;
import static io.github.waivergate.freeze.Ledgers.QUARANTINED;
import static io.github.waivergate.freeze.Ledgers.ledger;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerAuditTest {
  private static final String ROW = "qa/freeze_ledger.json /freezes/0";
  private static final String TEST = " (fx-2026-10-09-01)";
  private static final String INPUT = " (fx-2026-10-05-01)";
  private static final String SHAPE =
      "write it as docs/freezes.md shows: cap and freezes, nothing else";
  private static final TestId PARSE = new TestId("com.acme.ParseTest#roundTrip");

  @Test
  void an_honest_ledger_of_both_shapes_has_no_finding() {
    var freezes = new Ledgers().audit(ledger(2, FROZEN, QUARANTINED));

    assertThat(freezes.findings()).isEmpty();
    assertThat(freezes.opened()).isTrue();
    assertThat(freezes.cap()).contains(2);
    assertThat(freezes.used()).isEqualTo(2);
    assertThat(freezes.rows())
        .extracting(held -> held.freeze().id() + " " + held.counts() + " " + held.hoursLeft())
        .containsExactly("fx-2026-10-09-01 true 12", "fx-2026-10-05-01 true 84");
  }

  @Test
  void a_freeze_covers_the_invocations_that_it_names_and_no_others() {
    var freezes = new Ledgers().audit(ledger(1, FROZEN));

    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isPresent();
    assertThat(freezes.covering(PARSE, List.of("roundTrip[2]", "roundTrip"))).isPresent();
    assertThat(freezes.covering(PARSE, List.of("roundTrip", "roundTrip[3]"))).isEmpty();
    assertThat(freezes.covering(PARSE, List.of())).isEmpty();
    assertThat(freezes.covering(new TestId("com.acme.ParseTest#empty"), List.of("roundTrip")))
        .isEmpty();
  }

  @Test
  void a_quarantined_input_covers_no_test() {
    var freezes = new Ledgers().audit(ledger(1, QUARANTINED));

    assertThat(freezes.rows()).hasSize(1);
    assertThat(
            freezes.covering(
                new TestId("com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity"),
                List.of("lockedInvoiceKeepsIdentity")))
        .isEmpty();
  }

  @Test
  void more_rows_than_the_cap_are_refused() {
    assertThat(new Ledgers().findings(ledger(1, FROZEN, QUARANTINED)))
        .containsExactly(
            Finding.blocking(
                "ledger_over_cap",
                "qa/freeze_ledger.json /cap",
                "2 freezes, the cap is 1",
                "fix a test and drop its row: mvn waiver-gate:freeze -Dwaiver-gate.drop=<id>"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"class\": \"unstable_assertion\" | \"class\": \"stable_assertion_fail\" | freeze_class | /class"
            + " | is \"stable_assertion_fail\", only unstable_assertion can be frozen"
            + " | drop the row and fix the test",
        "\"counts_as_pass\": false | \"counts_as_pass\": true | freeze_counts_as_pass | /counts_as_pass"
            + " | is true, and a freeze is never a pass | set it to false",
        "\"single_test_id\" | \"class\" | freeze_scope | /scope"
            + " | is \"class\", a freeze covers one test"
            + " | set it to single_test_id; each test has a row of its own",
        "ParseTest#roundTrip | ParseTest#* | freeze_pattern | /test_id"
            + " | holds \"com.acme.ParseTest#*\", which names no single test"
            + " | name one test as waiver.json does: com.acme.ParseTest#roundTrip",
        "ParseTest#roundTrip | ParseTest | freeze_pattern | /test_id"
            + " | holds \"com.acme.ParseTest\", which names no single test"
            + " | name one test as waiver.json does: com.acme.ParseTest#roundTrip",
        "ParseTest#roundTrip | ParseTest#<class> | freeze_pattern | /test_id"
            + " | holds \"com.acme.ParseTest#<class>\", which names no single test"
            + " | name one test as waiver.json does: com.acme.ParseTest#roundTrip",
        "ParseTest#roundTrip | ParseTest#gone | stale_freeze | /test_id"
            + " | names com.acme.ParseTest#gone, which is not in the inventory"
            + " | drop the row; a test that is gone or renamed has no freeze",
        "09ca7e4eaa6e | 41d8dfe07cfa | freeze_void | /fixture_hash"
            + " | is bound to fixtures 41d8dfe07cfa, locked are 09ca7e4eaa6e"
            + " | drop it: mvn waiver-gate:freeze -Dwaiver-gate.dropVoid; nothing is carried over to"
            + " other fixtures",
        "2026-10-10T00:00:00+00:00 | 2026-10-10T00:00:01+00:00 | freeze_lifetime | /expires_at"
            + " | lasts from \"2026-10-09T00:00:00+00:00\" to \"2026-10-10T00:00:01+00:00\", at most 24"
            + " hours are allowed | let it end in time; a freeze is short, and is not drawn out",
        "2026-10-09T00:00:00+00:00 | 2026-10-09T12:00:01+00:00 | freeze_in_future | /issued_at"
            + " | begins 2026-10-09T12:00:01+00:00, it is 2026-10-09T12:00:00+00:00"
            + " | correct it; a freeze holds from the day it is made",
        "2026-10-10T00:00:00+00:00 | 2026-10-09T12:00:00+00:00 | freeze_expired | /expires_at"
            + " | expired 2026-10-09T12:00:00+00:00, it is 2026-10-09T12:00:00+00:00"
            + " | fix the test and drop the row; its dates are not rewritten to keep it alive",
        "\"module\": \".\" | \"module\": \"gone\" | stale_freeze | /module"
            + " | names \"gone\", and no module with an inventory lies there"
            + " | name the module by its path from the root, \".\" for the root, or drop the row",
        "\"replay_pass\": 2 | \"replay_pass\": 5 | ledger_malformed | /replay_pass"
            + " | passed 5 of 5 replays, and only mixed outcomes can be frozen"
            + " | write it as docs/freezes.md shows: cap and freezes, nothing else",
      })
  void a_lie_about_a_frozen_test_is_refused(
      String honest, String lie, String rule, String key, String found, String mend) {
    assertThat(FROZEN).contains(honest);

    var freezes = new Ledgers().audit(ledger(1, FROZEN.replace(honest, lie)));

    assertThat(freezes.findings())
        .containsExactly(new Finding(rule, ROW + key + TEST, found, mend, true));
    assertThat(freezes.rows()).isEmpty();
    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"assertion_skipped\": false | \"assertion_skipped\": true | assertion_skipped"
            + " | /assertion_skipped | is true, and an assertion is never skipped"
            + " | split the test: the skip belongs to generation, and the property stays live on the"
            + " locked input",
        "\"generation_quarantined\": true | \"generation_quarantined\": false"
            + " | generation_not_quarantined | /generation_quarantined"
            + " | is false, so the row freezes nothing"
            + " | quarantine the generation of the input, or drop the row",
        "\"passed\" | \"pending\" | recheck_not_passed | /mutation_recheck"
            + " | is \"pending\", needed is \"passed\""
            + " | let the property pass on every neighbour of the input, then write passed",
        "locked_input | generator_gap | symptom_refused | /symptom"
            + " | generator_gap is no reason to freeze anything"
            + " | mend the generator: it is the bug, and freezing it would hide that",
        "locked_input | echoed_assertion | symptom_refused | /symptom"
            + " | echoed_assertion is no reason to freeze anything"
            + " | write an independent property: an assertion that repeats the patch cannot fail",
        "locked_input | race | symptom_refused | /symptom | race is no reason to freeze anything"
            + " | fix the race and leave the test red until then: a race is not frozen",
        "locked_input | wall_clock | clock_seed_missing | ``"
            + " | symptom is wall_clock, and no clock_seed says which time it is"
            + " | name the instant that the clock of the test is set to",
        "#lockedInvoice | #lostInvoice | stale_freeze | /node_id"
            + " | names com.acme.InvoiceTaxTest#lostInvoiceKeepsIdentity, which is not in the inventory"
            + " | drop the row; a test that is gone or renamed has no freeze",
        "#neighbours | #strangers | stale_freeze | /recheck_node_id"
            + " | names com.acme.InvoiceTaxTest#strangersKeepIdentity, which is not in the inventory"
            + " | drop the row; a test that is gone or renamed has no freeze",
        "#neighbours | #neighbours? | freeze_pattern | /recheck_node_id"
            + " | holds \"com.acme.InvoiceTaxTest#neighbours?KeepIdentity\", which names no single test"
            + " | name one test as waiver.json does: com.acme.ParseTest#roundTrip",
        "2026-10-12 | 2026-10-13 | freeze_lifetime | /expires_on"
            + " | lasts from \"2026-10-05\" to \"2026-10-13\", at most 7 days are allowed"
            + " | let it end in time; a freeze is short, and is not drawn out",
        "2026-10-12 | 2026-10-08 | freeze_expired | /expires_on"
            + " | expired 2026-10-08, today is 2026-10-09"
            + " | fix the test and drop the row; its dates are not rewritten to keep it alive",
        "2026-10-05\" | 2026-10-11\" | freeze_in_future | /opened_on"
            + " | begins 2026-10-11, today is 2026-10-09"
            + " | correct it; a freeze holds from the day it is made",
      })
  void a_lie_about_a_quarantined_input_is_refused(
      String honest, String lie, String rule, String key, String found, String mend) {
    assertThat(QUARANTINED).contains(honest);

    var freezes = new Ledgers().audit(ledger(1, QUARANTINED.replace(honest, lie)));

    assertThat(freezes.findings())
        .containsExactly(new Finding(rule, ROW + key + INPUT, found, mend, true));
    assertThat(freezes.rows()).isEmpty();
  }

  @Test
  void a_wall_clock_with_its_seed_is_taken() {
    var row =
        QUARANTINED.replace(
            "\"locked_input\"", "\"wall_clock\", \"clock_seed\": \"2026-02-28T23:59:59Z\"");

    assertThat(new Ledgers().findings(ledger(1, row))).isEmpty();
  }

  @Test
  void dates_may_begin_tomorrow_because_it_is_tomorrow_somewhere() {
    var row = QUARANTINED.replace("2026-10-05\"", "2026-10-10\"");

    assertThat(new Ledgers().findings(ledger(1, row))).isEmpty();
  }

  @Test
  void an_input_that_is_not_locked_is_refused() {
    assertThat(new Ledgers().unlocked().findings(ledger(1, QUARANTINED)))
        .containsExactly(
            Finding.blocking(
                "locked_input_unlocked",
                ROW + "/input_path" + INPUT,
                "names \"src/test/resources/locked/invoice_tax_q1.json\", which is not in"
                    + " qa/fixture.lock",
                "lock it in a reviewed commit of its own: mvn test waiver-gate:lock"));
  }

  @Test
  void an_input_that_is_missing_is_refused() {
    assertThat(new Ledgers().withoutInput().findings(ledger(1, QUARANTINED)))
        .containsExactly(
            Finding.blocking(
                "locked_input_missing",
                ROW + "/input_path" + INPUT,
                "names \"src/test/resources/locked/invoice_tax_q1.json\", and no regular file of the"
                    + " module is there",
                "put the input back, or drop the row"));
  }

  @Test
  void an_input_that_holds_a_secret_is_refused_without_showing_it() {
    var key = "-----BEGIN RSA " + "PRIVATE KEY-----";

    assertThat(new Ledgers().input("{\n\"pem\": \"" + key).findings(ledger(1, QUARANTINED)))
        .containsExactly(
            Finding.blocking(
                "locked_input_secret",
                ROW + "/input_path" + INPUT,
                "the input looks like it holds a private key (line 2)",
                "redact or synthesise the input, lock it again, and change what was checked in"));
  }

  @Test
  void passed_without_proof_is_refused() {
    assertThat(new Ledgers().proofs(Proofs.NONE).findings(ledger(1, QUARANTINED)))
        .containsExactly(
            Finding.blocking(
                "recheck_unproven",
                ROW + INPUT,
                "mutation_recheck is passed, and no replay of this build proves it",
                "let com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity and"
                    + " com.acme.InvoiceTaxTest#neighboursKeepIdentity run in every replay"));
  }

  @Test
  void a_note_of_the_proof_stays_a_note() {
    var note = Finding.note("unfalsified", "here", "never shown to fail", "give must_fail");
    var freezes = new Ledgers().proofs((row, place) -> List.of(note)).audit(ledger(1, QUARANTINED));

    assertThat(freezes.findings()).containsExactly(note);
    assertThat(freezes.rows()).hasSize(1);
  }

  @Test
  void what_only_its_own_module_can_check_is_left_to_it() {
    var elsewhere = QUARANTINED.replace("\"module\": \".\"", "\"module\": \"core\"");
    var freezes =
        new Ledgers()
            .proofs(Proofs.NONE)
            .unlocked()
            .withoutInput()
            .audit(
                ledger(2, elsewhere, FROZEN.replace("\".\"", "\"core\"").replace("09ca", "41d8")));

    assertThat(freezes.findings()).isEmpty();
    assertThat(freezes.rows()).isEmpty();
    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isEmpty();
    assertThat(new Ledgers().findings(ledger(1, elsewhere.replace("2026-10-12", "2026-10-08"))))
        .extracting(Finding::rule)
        .containsExactly("freeze_expired");
  }

  @Test
  void an_id_and_a_test_are_there_once_in_a_module() {
    assertThat(new Ledgers().findings(ledger(2, FROZEN, FROZEN)))
        .containsExactly(duplicate("/id"), duplicate("/test_id"));
    assertThat(
            new Ledgers()
                .findings(
                    ledger(2, FROZEN, FROZEN.replace("\"module\": \".\"", "\"module\": \"core\""))))
        .isEmpty();
  }

  @Test
  void everything_wrong_is_said_at_once() {
    var row =
        QUARANTINED
            .replace("\"opened_on\": \"2026-10-05\"", "\"opened_on\": \"2026-02-30\", \"extra\": 1")
            .replace("2026-10-12", "2026-10-08")
            .replace("locked_input", "race")
            .replace("\"assertion_skipped\": false", "\"assertion_skipped\": true")
            .replace("passed", "pending");

    assertThat(new Ledgers().findings(ledger(0, row)))
        .extracting(finding -> finding.rule() + " " + finding.place() + ": " + finding.found())
        .containsExactly(
            "ledger_over_cap qa/freeze_ledger.json /cap: 1 freeze, the cap is 0",
            "ledger_malformed " + ROW + INPUT + ": key extra is unknown in this row",
            "symptom_refused "
                + ROW
                + "/symptom"
                + INPUT
                + ": race is no reason to freeze anything",
            "assertion_skipped "
                + ROW
                + "/assertion_skipped"
                + INPUT
                + ": is true, and an assertion is never skipped",
            "ledger_malformed "
                + ROW
                + "/opened_on"
                + INPUT
                + ": holds \"2026-02-30\", needed is a date such as 2026-09-24",
            "freeze_expired "
                + ROW
                + "/expires_on"
                + INPUT
                + ": expired 2026-10-08, today is 2026-10-09",
            "recheck_not_passed "
                + ROW
                + "/mutation_recheck"
                + INPUT
                + ": is \"pending\", needed is \"passed\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Pacific/Kiritimati", "UTC", "America/Anchorage"})
  void a_second_decides_and_the_time_zone_does_not(String zone) {
    var before = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    try {
      assertThat(new Ledgers().at("2026-10-09T23:59:59Z").findings(ledger(1, FROZEN))).isEmpty();
      assertThat(new Ledgers().at("2026-10-10T00:00:00Z").findings(ledger(1, FROZEN)))
          .extracting(Finding::rule)
          .containsExactly("freeze_expired");
      assertThat(new Ledgers().at("2026-10-12T23:59:59Z").findings(ledger(1, QUARANTINED)))
          .isEmpty();
      assertThat(new Ledgers().at("2026-10-13T00:00:00Z").findings(ledger(1, QUARANTINED)))
          .extracting(Finding::rule)
          .containsExactly("freeze_expired");
    } finally {
      TimeZone.setDefault(before);
    }
  }

  @Test
  void instants_are_read_with_any_offset() {
    var row =
        FROZEN
            .replace("2026-10-09T00:00:00+00:00", "2026-10-09T14:00:00+14:00")
            .replace("2026-10-10T00:00:00+00:00", "2026-10-09T12:00:01Z");

    assertThat(new Ledgers().findings(ledger(1, row))).isEmpty();
  }

  @Test
  void a_row_that_the_merge_base_has_counts() {
    var freezes = new Ledgers().base(ledger(3, FROZEN)).audit(ledger(3, FROZEN));

    assertThat(freezes.findings()).isEmpty();
    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isPresent();
  }

  @Test
  void a_row_that_the_patch_brings_does_not_count() {
    var freezes = new Ledgers().base(ledger(3)).audit(ledger(3, FROZEN));

    assertThat(freezes.findings())
        .containsExactly(
            Finding.note(
                "freeze_not_at_base",
                ROW + TEST,
                "the merge base has no such row, so it does not count",
                "bring it to the target branch in a reviewed commit of its own"));
    assertThat(freezes.rows()).singleElement().matches(held -> !held.counts());
    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isEmpty();
  }

  @Test
  void a_row_that_the_patch_widens_does_not_count() {
    var wider = FROZEN.replace("[\"roundTrip\", ", "[\"roundTrip\", \"roundTrip[3]\", ");
    var freezes = new Ledgers().base(ledger(3, FROZEN)).audit(ledger(3, wider));

    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isEmpty();
  }

  @Test
  void a_row_that_a_person_approved_counts() {
    var freezes = new Ledgers().base(ledger(3)).approved().audit(ledger(3, FROZEN));

    assertThat(freezes.findings()).isEmpty();
    assertThat(freezes.covering(PARSE, List.of("roundTrip"))).isPresent();
  }

  @Test
  void dates_moved_against_the_merge_base_are_refused_even_where_approved() {
    var was = FROZEN.replace("2026-10-10T00:00:00+00:00", "2026-10-09T23:00:00+00:00");

    for (var ledgers : List.of(new Ledgers(), new Ledgers().approved())) {
      assertThat(ledgers.base(ledger(3, was)).findings(ledger(3, FROZEN)))
          .containsExactly(
              Finding.blocking(
                  "freeze_moved",
                  ROW + "/expires_at" + TEST,
                  "is \"2026-10-10T00:00:00+00:00\", was \"2026-10-09T23:00:00+00:00\" at the merge"
                      + " base",
                  "put the old one back; a freeze is not prolonged, a fresh proposal has an id of"
                      + " its own"));
    }
  }

  @Test
  void an_approved_quarantine_goes_on_with_a_fresh_proof_alone() {
    var was = QUARANTINED.replace("2026-10-12", "2026-10-10");
    var now = ledger(3, QUARANTINED);

    assertThat(new Ledgers().base(ledger(3, was)).approved().findings(now)).isEmpty();
    assertThat(new Ledgers().base(ledger(3, was)).approved().proofs(Proofs.NONE).findings(now))
        .extracting(Finding::rule)
        .containsExactly("recheck_unproven");
    assertThat(new Ledgers().base(ledger(3, was)).findings(now))
        .extracting(Finding::rule)
        .containsExactly("freeze_moved");
  }

  private static Finding duplicate(String key) {
    return Finding.blocking(
        "duplicate_freeze",
        "qa/freeze_ledger.json /freezes/1" + key,
        "is that of qa/freeze_ledger.json /freezes/0 in the same module too",
        "keep one of them");
  }

  @Test
  void a_shape_that_is_neither_is_refused() {
    assertThat(new Ledgers().findings(ledger(1, "{ \"id\": \"fx-1\" }")))
        .containsExactly(
            Finding.blocking(
                "ledger_malformed",
                ROW + " (fx-1)",
                "neither test_id nor node_id is there: a row freezes one test, or quarantines one"
                    + " input",
                SHAPE));
    assertThat(new Ledgers().findings(ledger(1, "7")))
        .containsExactly(
            Finding.blocking("ledger_malformed", ROW, "holds 7, needed is an object", SHAPE));
  }

  @Test
  void nothing_is_carried_from_one_row_to_another() {
    var wrong = QUARANTINED.replace("passed", "pending");
    var freezes = new Ledgers().audit(ledger(2, wrong, FROZEN));

    assertThat(freezes.findings()).hasSize(1);
    assertThat(freezes.rows())
        .singleElement()
        .satisfies(held -> assertThat(held.freeze().id()).isEqualTo("fx-2026-10-09-01"));
    assertThat(freezes.covering(PARSE, List.of("roundTrip")))
        .map(FrozenTest::fixtureHash)
        .isEqualTo(Optional.of(HASH));
  }
}
