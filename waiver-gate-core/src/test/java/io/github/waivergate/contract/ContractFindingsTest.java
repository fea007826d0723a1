package io.github.waivergate.contract;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContractFindingsTest {
  private static final Optional<Sha256> SIDE = Optional.of(Sha256.of("a".getBytes(UTF_8)));

  @Test
  void each_changed_file_of_the_judge_is_told_in_its_words() {
    var changes =
        List.of(
            change("src/test/java/ATest.java", PathKind.TEST_BODY),
            change("qa/freeze_ledger.json", PathKind.CONTRACT),
            change("src/main/java/A.java", PathKind.PRODUCTION));
    var words = Map.of("qa/freeze_ledger.json", List.of("changed, +1 -1 lines", "cap 3 -> 9"));
    var digest = ContractDigest.of(changes);
    var mend =
        "take it out of the patch; or a person who has read the change gives"
            + " -Dwaiver-gate.approvedContract="
            + digest.hex()
            + " from outside the tree";

    assertThat(ContractFindings.of(changes, words, digest))
        .containsExactly(
            Finding.blocking(
                "contract_changed",
                "qa/freeze_ledger.json",
                "contract: changed, +1 -1 lines; cap 3 -> 9",
                mend),
            Finding.blocking(
                "contract_changed", "src/test/java/ATest.java", "test_body: changed", mend));
  }

  @Test
  void a_file_without_words_is_told_by_its_sides() {
    var added = new ContractChange("b\n", "100644", Optional.empty(), SIDE, PathKind.FIXTURE);
    var deleted = new ContractChange("c", "000000", SIDE, Optional.empty(), PathKind.UNCLASSIFIED);

    assertThat(ContractFindings.of(List.of(deleted, added), Map.of(), ContractDigest.NOTHING))
        .extracting(finding -> finding.place() + " " + finding.found())
        .containsExactly("b\\n fixture: added", "c unclassified: deleted");
  }

  @Test
  void production_and_docs_are_no_finding() {
    var changes = List.of(change("A.java", PathKind.PRODUCTION), change("a.md", PathKind.DOCS));

    assertThat(ContractFindings.of(changes, Map.of(), ContractDigest.of(changes))).isEmpty();
  }

  private static ContractChange change(String path, PathKind kind) {
    return new ContractChange(path, "100644", SIDE, SIDE, kind);
  }
}
