package io.github.waivergate.freeze;

import static io.github.waivergate.freeze.Ledgers.FROZEN;
import static io.github.waivergate.freeze.Ledgers.QUARANTINED;
import static io.github.waivergate.freeze.Ledgers.ledger;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.refusal.Finding;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people, editors and merges make of the file. */
class FreezeLedgerTest {
  private static final String SHAPE =
      "write it as docs/freezes.md shows: cap and freezes, nothing else";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "EMPTY",
      value = {
        "EMPTY | the file holds nothing",
        "[] | holds an array, needed is an object with cap and freezes",
        "3 | holds 3, needed is an object with cap and freezes",
        "{\"cap\": 3, \"freezes\": []} x | not JSON at line 1, column 27",
        "{\"cap\": 3, \"freezes\": []} {} | the file goes on after its value at line 1, column 27",
        "{\"cap\": 3, \"freezes\": [ | not JSON: the file ends too early, at line 1, column 24",
        "{\"cap\": 3, \"freezes\": [],} | not JSON at line 1, column 26",
      })
  void a_file_that_is_no_ledger_is_refused_by_name(String text, String found) {
    assertThat(new Ledgers().findings(text == null ? "" : text))
        .containsExactly(
            Finding.blocking("ledger_malformed", "qa/freeze_ledger.json", found, SHAPE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"cap\": \"3\", | qa/freeze_ledger.json /cap | holds \"3\"",
        "\"cap\": 3.5, | qa/freeze_ledger.json /cap | holds 3.5",
        "\"cap\": 3.0, | qa/freeze_ledger.json /cap | holds 3.0",
        "\"cap\": -1, | qa/freeze_ledger.json /cap | holds -1",
        "\"cap\": 1e9, | qa/freeze_ledger.json /cap | holds 1e9",
        "\"cap\": 9999999999, | qa/freeze_ledger.json /cap | holds 9999999999",
        "\"cap\": null, | qa/freeze_ledger.json /cap | holds null",
        "`` | qa/freeze_ledger.json | key cap is missing",
      })
  void a_cap_that_is_no_number_is_refused(String cap, String place, String found) {
    assertThat(new Ledgers().findings("{" + cap + "\"freezes\": []}"))
        .containsExactly(
            Finding.blocking(
                "ledger_without_cap",
                place,
                found,
                "give it a whole number from 0 to 999999999, such as \"cap\": 3"));
  }

  @Test
  void keys_that_are_unknown_or_there_twice_are_all_named() {
    var text =
        """
        { "cap": 1, "cap": 2, "owner": "me",
          "freezes": [%s] }
        """
            .formatted(FROZEN.replace("\"owner\"", "\"owner\": \"bob\", \"owner\""));

    assertThat(new Ledgers().findings(text))
        .containsExactly(
            malformed(
                "", "key cap of the whole document is there twice, again at line 1, column 13"),
            malformed("", "key owner of /freezes/0 is there twice, again at line 6, column 65"),
            malformed("", "key owner is unknown"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "2026-10-09T00:00:00+00:00 | 2026-10-09T00:00:00",
        "2026-10-09T00:00:00+00:00 | 2026-02-30T00:00:00+00:00",
        "2026-10-09T00:00:00+00:00 | 10000-10-09T00:00:00+00:00",
        "2026-10-09T00:00:00+00:00 | +10000-10-09T00:00:00+00:00",
        "2026-10-09T00:00:00+00:00 | 2026-10-09T24:00:00+00:00",
        "2026-10-09T00:00:00+00:00 | 2026-10-09T00:00:00.5+00:00",
        "2026-10-09T00:00:00+00:00 | 2026-10-09T00:00:00+25:00",
        "2026-10-09T00:00:00+00:00 | 2026-10-09",
      })
  void an_instant_without_offset_or_day_is_refused(String honest, String lie) {
    assertThat(new Ledgers().findings(ledger(1, FROZEN.replace(honest, lie))))
        .containsExactly(
            malformed(
                " /freezes/0/issued_at (fx-2026-10-09-01)",
                "holds \""
                    + lie
                    + "\", needed is an instant with its offset, such as 2026-10-09T00:00:00+00:00"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-02-30", "10000-10-05", "2026-10-5", "05.10.2026", "٢٠٢٦-10-05", ""})
  void a_date_that_is_no_day_is_refused(String lie) {
    assertThat(new Ledgers().findings(ledger(1, QUARANTINED.replace("2026-10-05\"", lie + "\""))))
        .extracting(Finding::rule)
        .contains("ledger_malformed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../../etc/passwd",
        "/etc/passwd",
        "src/../../x",
        "./x",
        "src//x",
        "src/test/",
        "C:/x",
        "src\\\\test",
        "src/*",
        "a\\u0000b",
        ""
      })
  void a_path_that_leads_out_of_the_module_is_refused(String lie) {
    assertThat(new Ledgers().findings(ledger(1, QUARANTINED.replace(Ledgers.INPUT, lie))))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo("ledger_malformed");
              assertThat(finding.place())
                  .isEqualTo("qa/freeze_ledger.json /freezes/0/input_path (fx-2026-10-05-01)");
              assertThat(finding.found())
                  .endsWith(
                      "needed is a path below the module with / separators, without . and ..");
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"id", "owner", "fixture_hash", "invocations", "expires_at", "scope"})
  void a_missing_key_is_named(String key) {
    assertThat(new Ledgers().findings(ledger(1, FROZEN.replace('"' + key + '"', "\"else\""))))
        .contains(
            malformed(
                " /freezes/0" + (key.equals("id") ? "" : " (fx-2026-10-09-01)"),
                "key " + key + " is missing"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[] | an array",
        "[\"a\", \"a\"] | an array",
        "\"a\" | \"a\"",
        "[\"a\", 1] | an array",
        "[\" \"] | an array",
      })
  void invocations_are_names_each_there_once(String lie, String shown) {
    var row = FROZEN.replace("[\"roundTrip\", \"roundTrip[2]\"]", lie);

    assertThat(new Ledgers().findings(ledger(1, row)))
        .containsExactly(
            malformed(
                " /freezes/0/invocations (fx-2026-10-09-01)",
                "holds " + shown + ", needed is an array of texts, at least one and none twice"));
  }

  @Test
  void bytes_that_are_no_text_are_refused() {
    var mark = ("\uFEFF" + ledger(3)).getBytes(UTF_8);

    assertThat(FreezeLedger.parse(mark).findings())
        .containsExactly(malformed("", "the file starts with a byte order mark"));
    assertThat(FreezeLedger.parse(new byte[] {'"', (byte) 0xc3, '"'}).findings())
        .containsExactly(malformed("", "not UTF-8 text"));
  }

  @Test
  void nesting_has_an_end() {
    assertThat(new Ledgers().findings("{\"cap\": 3, \"freezes\": " + "[".repeat(100_000)))
        .containsExactly(malformed("", "nested too deep, or a name, text or number is too long"));
  }

  @Test
  void a_hundred_thousand_rows_are_refused_and_not_all_told() {
    var text = "{\"cap\": 3, \"freezes\": [" + "{},".repeat(99_999) + "{}]}";

    var findings = new Ledgers().findings(text);

    assertThat(findings).hasSize(1001);
    assertThat(findings.get(0).found()).isEqualTo("100000 freezes, the cap is 3");
    assertThat(findings.get(1000)).isEqualTo(malformed("", "99001 more findings than are listed"));
  }

  @Test
  void a_file_beyond_all_measure_is_refused_unread() {
    assertThat(FreezeLedger.parse(new byte[10 * 1024 * 1024 + 1]).findings())
        .containsExactly(malformed("", "the file has 10485761 bytes, at most 10485760 are read"));
  }

  @Test
  void it_is_written_in_one_form_whatever_the_order_of_its_rows() {
    var one = Ledgers.parse(ledger(3, FROZEN, QUARANTINED));
    var other = Ledgers.parse(ledger(3, QUARANTINED, FROZEN));

    assertThat(one.bytes()).isEqualTo(other.bytes());
    assertThat(Ledgers.parse(new String(one.bytes(), UTF_8)).rows())
        .extracting(LedgerRow::value)
        .containsExactlyElementsOf(List.of(one.rows().get(1).value(), one.rows().get(0).value()));
    assertThat(new String(FreezeLedger.empty().bytes(), UTF_8))
        .isEqualTo(
            """
            {
              "cap": 3,
              "freezes": []
            }
            """);
  }

  @Test
  void the_next_id_of_a_day_is_the_first_that_no_row_has() {
    var ledger = Ledgers.parse(ledger(3, FROZEN));
    var row = (Members) ledger.rows().get(0).value();

    assertThat(ledger.freeId(LocalDate.parse("2026-10-09"))).isEqualTo("fx-2026-10-09-02");
    assertThat(ledger.freeId(LocalDate.parse("2026-10-10"))).isEqualTo("fx-2026-10-10-01");
    assertThat(ledger.with(row).rows()).hasSize(2);
    assertThat(ledger.without(ledger.rows()).rows()).isEmpty();
  }

  private static Finding malformed(String place, String found) {
    return Finding.blocking("ledger_malformed", "qa/freeze_ledger.json" + place, found, SHAPE);
  }
}
