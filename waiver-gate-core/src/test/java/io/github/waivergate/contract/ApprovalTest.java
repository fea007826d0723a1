package io.github.waivergate.contract;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.waivergate.contract.Approval.Standing;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApprovalTest {
  private static final Sha256 DIGEST = Sha256.of("this change".getBytes(UTF_8));
  private static final String OTHER = Sha256.of("another change".getBytes(UTF_8)).hex();
  private static final String MEND =
      "read the change as it is now, then give -Dwaiver-gate.approvedContract=" + DIGEST.hex();

  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void a_blank_approval_is_none(String blank) {
    var none = new Approval(Standing.NOT_APPROVED, List.of());

    assertThat(Approval.of(Optional.of(blank), DIGEST)).isEqualTo(none);
    assertThat(Approval.of(Optional.empty(), DIGEST)).isEqualTo(none);
    assertThat(none.approved()).isFalse();
  }

  @Test
  void the_digest_of_this_change_approves_it() {
    for (var given : List.of("%s", "%s," + OTHER, OTHER + ",%s")) {
      var approval = Approval.of(Optional.of(given.formatted(DIGEST.hex())), DIGEST);

      assertThat(approval).isEqualTo(new Approval(Standing.APPROVED, List.of()));
      assertThat(approval.approved()).isTrue();
    }
  }

  @Test
  void the_digest_of_another_change_is_refused_by_name() {
    refused(OTHER, OTHER + " is the digest of another change");
  }

  @Test
  void each_of_several_outdated_digests_is_named() {
    var second = Sha256.of("a third change".getBytes(UTF_8)).hex();

    refused(
        OTHER + "," + second,
        OTHER + " is the digest of another change",
        second + " is the digest of another change");
  }

  @Test
  void what_is_not_64_lower_case_digits_is_refused_by_name() {
    var hex = DIGEST.hex();

    refused("yes", "entry 1 \"yes\" is not 64 hex digits");
    refused("-", "entry 1 \"-\" is not 64 hex digits");
    refused(
        hex.substring(0, 12),
        "entry 1 \"" + hex.substring(0, 12) + "\" has 12 hex digits, needed are all 64");
    refused(hex + "0", "entry 1 \"" + hex + "0\" has 65 hex digits, needed are all 64");
    refused(
        hex.toUpperCase(Locale.ROOT),
        "entry 1 \""
            + hex.toUpperCase(Locale.ROOT)
            + "\" has upper-case digits, needed are 64 in lower case");
  }

  @Test
  void a_malformed_entry_voids_the_right_one_beside_it() {
    var hex = DIGEST.hex();

    refused(hex + ",", "entry 2 is empty, needed are 64 hex digits");
    refused(hex + ", " + OTHER, "entry 2 \" " + OTHER + "\" is not 64 hex digits");
    refused(
        ",x\n," + hex,
        "entry 1 is empty, needed are 64 hex digits",
        "entry 2 \"x\\n\" is not 64 hex digits");
  }

  @Test
  void where_nothing_is_to_be_approved_an_old_digest_does_no_harm_and_no_good() {
    for (var given : List.of(OTHER, ContractDigest.NOTHING.hex())) {
      assertThat(Approval.of(Optional.of(given), ContractDigest.NOTHING))
          .isEqualTo(new Approval(Standing.NOT_APPROVED, List.of()));
    }
    assertThat(Approval.of(Optional.of("yes"), ContractDigest.NOTHING).findings())
        .containsExactly(
            Finding.blocking(
                "contract_not_approved",
                "waiver-gate.approvedContract",
                "entry 1 \"yes\" is not 64 hex digits",
                "leave it out: the patch changes nothing that needs approval"));
  }

  @Test
  void an_approval_is_refused_with_a_reason_and_never_granted_with_one() {
    var reason = Approval.of(Optional.of("yes"), DIGEST).findings();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Approval(Standing.REFUSED, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new Approval(Standing.APPROVED, reason));
  }

  private static void refused(String given, String... found) {
    var approval = Approval.of(Optional.of(given), DIGEST);

    assertThat(approval.standing()).isEqualTo(Standing.REFUSED);
    assertThat(approval.approved()).isFalse();
    assertThat(approval.findings())
        .containsExactlyElementsOf(
            List.of(found).stream()
                .map(
                    text ->
                        Finding.blocking(
                            "contract_not_approved", "waiver-gate.approvedContract", text, MEND))
                .toList());
  }
}
