package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.UnstablePolicy;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictJsonTest {
  private static final Finding NOTE =
      Finding.note("short_replays", "target/waiver-gate/replays/*", "1 of 2", "let 2 run");

  @Test
  void what_the_patch_changes_is_written_beside_what_it_is_judged_at() throws Exception {
    var anchor = Anchors.ofOneTest();
    var out = new ByteArrayOutputStream();
    VerdictJson.write(
        out,
        new Verdicts().known("com.acme.ParseTest#empty", "PPPPP").judge(),
        Anchors.provenance(anchor));

    assertThat(out.toString(UTF_8))
        .contains(
            """
              "patch": {
                "base_ref": "refs/remotes/origin/main",
                "base_tip": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                "merge_base": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
                "contract_digest": "%s",
                "approved": true,
                "paths": [
                  {
                    "path": "src/test/java/com/acme/ParseTest.java",
                    "class": "test_body",
                    "rule": "a \\"rule\\"",
                    "no_waiver": false
                  }
                ],
                "oracle_diff": [
                  {
                    "test_id": "com.acme.ParseTest#empty",
                    "path": "src/test/java/com/acme/ParseTest.java",
                    "line": 0,
                    "kind": "removed",
                    "weakens": true,
                    "words": "it is gone"
                  }
                ]
              },
            """
                .formatted(anchor.digest().hex()));
  }

  @Test
  void a_verdict_is_written_in_the_form_of_the_contract() throws Exception {
    var verdicts =
        new Verdicts()
            .settings(new GateSettings(2, 24, UnstablePolicy.PROPOSE, List.of("**/*Properties")))
            .known("com.acme.ParseTest#empty", "FF")
            .known("com.acme.ParseTest#later", "SS")
            .known("com.acme.ParseTest#roundTrip", "PF")
            .finding(NOTE);

    assertThat(written(verdicts))
        .isEqualTo(
            """
            {
              "min_replays": 2,
              "blocked": true,
              "judged": true,
              "review_ready": false,
              "anchored": false,
              "project": "com.acme:invoices:1.0",
              "module": ".",
              "commit": "0123456789abcdef0123456789abcdef01234567",
              "tree": null,
              "engines": [
                "maven-surefire-plugin 3.6.1"
              ],
              "fixture_hash": "09ca7e4eaa6e0000000000000000000000000000000000000000000000000000",
              "expected_fixture_hash": "09ca7e4eaa6e0000000000000000000000000000000000000000000000000000",
              "freeze_hours": 24,
              "quarantine_days": 7,
              "unstable": "propose",
              "property_tests": [
                "**/*Properties"
              ],
              "deviations": [
                "minReplays is 2, default 5",
                "propertyTests is [**/*Properties], default [**/*Properties, **/*PropertyTest, **/*PropertyTests]"
              ],
              "counts": {
                "unstable_assertion": 1,
                "stable_assertion_fail": 1
              },
              "replays": [
                {
                  "directory": "target/waiver-gate/replays/1",
                  "reports": 1,
                  "test_ids": 3,
                  "sealed": false
                },
                {
                  "directory": "target/waiver-gate/replays/2",
                  "reports": 1,
                  "test_ids": 3,
                  "sealed": false
                }
              ],
              "sensitivity": [
                {
                  "fails_percent": 1,
                  "seen_as_mixed": 0.0198
                },
                {
                  "fails_percent": 5,
                  "seen_as_mixed": 0.095
                },
                {
                  "fails_percent": 10,
                  "seen_as_mixed": 0.18
                },
                {
                  "fails_percent": 50,
                  "seen_as_mixed": 0.5
                }
              ],
              "findings": [
                {
                  "rule": "short_replays",
                  "place": "target/waiver-gate/replays/*",
                  "found": "1 of 2",
                  "mend": "let 2 run",
                  "blocking": false
                }
              ],
              "skipped": [
                "com.acme.ParseTest#later"
              ],
              "rows": [
                {
                  "test_id": "com.acme.ParseTest#empty",
                  "class": "stable_assertion_fail",
                  "freeze": null,
                  "evidence": "passed 0 of 2 replays",
                  "mend": "fix the failure; it is reproducible and cannot be frozen",
                  "replay_pass": 0,
                  "replay_total": 2,
                  "failed_invocations": [
                    "empty"
                  ],
                  "reasons": [],
                  "message": "expected: <119.00> but was: <118.99>",
                  "oracle": "patch",
                  "frozen_by": null
                },
                {
                  "test_id": "com.acme.ParseTest#roundTrip",
                  "class": "unstable_assertion",
                  "freeze": {
                    "test_id": "com.acme.ParseTest#roundTrip",
                    "class": "unstable_assertion",
                    "fixture_hash": "09ca7e4eaa6e0000000000000000000000000000000000000000000000000000",
                    "replay_pass": 1,
                    "replay_total": 2,
                    "counts_as_pass": false,
                    "issued_at": "2026-10-09T00:00:00+00:00",
                    "expires_at": "2026-10-10T00:00:00+00:00",
                    "scope": "single_test_id",
                    "module": ".",
                    "invocations": [
                      "roundTrip"
                    ]
                  },
                  "evidence": "passed 1 of 2 replays",
                  "mend": "review the freeze proposal; it does not count as a pass",
                  "replay_pass": 1,
                  "replay_total": 2,
                  "failed_invocations": [
                    "roundTrip"
                  ],
                  "reasons": [],
                  "message": "expected: <119.00> but was: <118.99>",
                  "oracle": "patch",
                  "frozen_by": null
                }
              ]
            }
            """);
  }

  @Test
  void the_ledger_is_written_with_what_is_left_of_each_freeze() throws Exception {
    var verdicts =
        new Verdicts()
            .known("com.acme.ParseTest#empty", "PPPPP")
            .known("com.acme.ParseTest#roundTrip", "FPFPF")
            .frozen("fx-2026-10-08-01", "com.acme.ParseTest#roundTrip", 14, true)
            .frozen("fx-2026-10-08-02", "com.acme.ParseTest#empty", 0, false);

    assertThat(written(verdicts))
        .contains("\n  \"review_ready\": true,\n")
        .contains(
            """
              "ledger": {
                "cap": 3,
                "used": 2,
                "freezes": [
                  {
                    "id": "fx-2026-10-08-01",
                    "test_id": "com.acme.ParseTest#roundTrip",
                    "hours_left": 14,
                    "counts": true,
                    "removable": false
                  },
                  {
                    "id": "fx-2026-10-08-02",
                    "test_id": "com.acme.ParseTest#empty",
                    "hours_left": 0,
                    "counts": false,
                    "removable": true
                  }
                ]
              },
            """)
        .contains("\"counts_as_pass\": false")
        .contains("\"oracle\": \"patch\",\n      \"frozen_by\": \"fx-2026-10-08-01\"");
  }

  @Test
  void what_could_not_be_judged_is_written_as_blocked() throws Exception {
    var reason = new EvidenceException("qa/fixture.lock", "no such file", "lock it").asFinding();
    var outsideOfGit = new Provenance("com.acme:invoices:1.0", "core", "", List.of());

    assertThat(unjudged(reason, outsideOfGit))
        .isEqualTo(
            """
            {
              "min_replays": 5,
              "blocked": true,
              "judged": false,
              "review_ready": false,
              "anchored": false,
              "project": "com.acme:invoices:1.0",
              "module": "core",
              "commit": null,
              "tree": null,
              "engines": [],
              "findings": [
                {
                  "rule": "could_not_judge",
                  "place": "qa/fixture.lock",
                  "found": "no such file",
                  "mend": "lock it",
                  "blocking": true
                }
              ],
              "rows": []
            }
            """);
  }

  @Test
  void the_same_verdict_gives_the_same_bytes() throws Exception {
    var verdicts = new Verdicts().known("com.acme.ParseTest#empty", "PPPPP");

    assertThat(written(verdicts)).isEqualTo(written(verdicts));
  }

  @Test
  void half_a_surrogate_pair_is_not_written() {
    assertThatIOException()
        .isThrownBy(() -> written(new Verdicts().unknown("com.acme.ParseTest#\uD800", "PPPPP")));
  }

  private static String written(Verdicts verdicts) throws IOException, EvidenceException {
    var out = new ByteArrayOutputStream();
    VerdictJson.write(out, verdicts.judge(), Verdicts.PROVENANCE);
    return out.toString(UTF_8);
  }

  private static String unjudged(Finding reason, Provenance provenance) throws IOException {
    var out = new ByteArrayOutputStream();
    VerdictJson.writeUnjudged(out, 5, reason, provenance);
    return out.toString(UTF_8);
  }
}
