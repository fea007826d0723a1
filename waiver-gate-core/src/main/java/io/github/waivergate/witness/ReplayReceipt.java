package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.refusal.EvidenceException;
import java.util.Optional;
import java.util.Set;

/**
 * What a runner says of one witness that it replayed.
 *
 * @param propertyId the property
 * @param example digest of the example that it really decoded and ran
 * @param errorClass what the property threw; empty where it held
 */
public record ReplayReceipt(String propertyId, Sha256 example, Optional<String> errorClass) {
  static final String MEND = "use an adapter that writes receipts as docs/witnesses.md has them";

  private static final String FORMAT = "waiver-gate/receipt/1";
  private static final Set<String> KEYS =
      Set.of("format", "nonce", "mode", "property_id", "example_sha256", "outcome", "error_class");

  /**
   * Reads a receipt; one that contradicts itself is none.
   *
   * @param order what the runner was asked
   * @param shownAs the file, by the user's name for it
   */
  public static ReplayReceipt parse(byte[] bytes, Order order, String shownAs)
      throws EvidenceException {
    var file = JsonReader.read(bytes, shownAs, MEND);
    file.requireKeys(KEYS);
    head(file, order);
    boolean failed = outcome(file, "failed");
    var thrown = file.member("error_class");
    if (failed == Fields.isNull(thrown)) {
      throw thrown.needed(failed ? "the class of the error" : "null, as the outcome is passed");
    }
    return new ReplayReceipt(
        Fields.filled(file.member("property_id")),
        Fields.digest(file.member("example_sha256")),
        failed ? Optional.of(Fields.filled(thrown)) : Optional.empty());
  }

  static void head(JsonPlace file, Order order) throws EvidenceException {
    Fields.format(file, FORMAT);
    if (!file.member("nonce").text().equals(order.nonce())) {
      throw file.member("nonce").refused("is of another run: the order has " + order.nonce());
    }
    Fields.word(file.member("mode"), order.mode().wireName());
  }

  /** Whether the outcome is the red one of two. */
  static boolean outcome(JsonPlace file, String red) throws EvidenceException {
    var outcome = file.member("outcome");
    if (!outcome.text().equals("passed") && !outcome.text().equals(red)) {
      throw outcome.needed("passed or " + red);
    }
    return outcome.text().equals(red);
  }
}
