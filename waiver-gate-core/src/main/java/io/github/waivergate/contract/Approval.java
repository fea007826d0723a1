package io.github.waivergate.contract;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether a person has approved this very change of the contract.
 *
 * @param standing the answer
 * @param findings why an approval that was given does not count
 */
public record Approval(Standing standing, List<Finding> findings) {
  /** The user property, which counts only from outside the tree. */
  public static final String PROPERTY = "waiver-gate.approvedContract";

  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern HEX_OF_ANY_CASE = Pattern.compile("[0-9a-fA-F]{64}");
  private static final Pattern HEX_OF_ANY_LENGTH = Pattern.compile("[0-9a-f]*");

  public Approval {
    findings = List.copyOf(findings);
    if (findings.isEmpty() == (standing == Standing.REFUSED)) {
      throw new IllegalArgumentException("an approval is refused for a reason that is named");
    }
  }

  /** What an approval comes to. */
  public enum Standing {
    /** None was given, or there is nothing to approve. */
    NOT_APPROVED,
    /** The digest of this change was given, and nothing else is wrong. */
    APPROVED,
    /** What was given is no digest, or that of another change. */
    REFUSED
  }

  /** Whether the patch's own contract counts. */
  public boolean approved() {
    return standing == Standing.APPROVED;
  }

  /**
   * Compares what was given with the change.
   *
   * @param given the value of {@link #PROPERTY}; a blank one is none
   * @param digest the {@link ContractDigest} of the patch
   */
  public static Approval of(Optional<String> given, Sha256 digest) {
    if (given.isEmpty() || given.get().isBlank()) {
      return new Approval(Standing.NOT_APPROVED, List.of());
    }
    var entries = List.of(given.get().split(",", -1));
    var findings = new ArrayList<Finding>();
    for (int i = 0; i < entries.size(); i++) {
      var number = i + 1;
      malformed(entries.get(i))
          .ifPresent(why -> findings.add(refused("entry " + number + " " + why, digest)));
    }
    if (findings.isEmpty() && !digest.equals(ContractDigest.NOTHING)) {
      if (entries.contains(digest.hex())) {
        return new Approval(Standing.APPROVED, List.of());
      }
      for (String entry : entries) {
        findings.add(refused(entry + " is the digest of another change", digest));
      }
    }
    return new Approval(findings.isEmpty() ? Standing.NOT_APPROVED : Standing.REFUSED, findings);
  }

  private static Optional<String> malformed(String entry) {
    if (HEX.matcher(entry).matches()) {
      return Optional.empty();
    }
    if (entry.isEmpty()) {
      return Optional.of("is empty, needed are 64 hex digits");
    }
    var shown = "\"" + VisibleText.shortened(entry) + "\"";
    if (HEX_OF_ANY_CASE.matcher(entry).matches()) {
      return Optional.of(shown + " has upper-case digits, needed are 64 in lower case");
    }
    if (HEX_OF_ANY_LENGTH.matcher(entry).matches()) {
      return Optional.of(shown + " has " + entry.length() + " hex digits, needed are all 64");
    }
    return Optional.of(shown + " is not 64 hex digits");
  }

  private static Finding refused(String found, Sha256 digest) {
    var mend =
        digest.equals(ContractDigest.NOTHING)
            ? "leave it out: the patch changes nothing that needs approval"
            : "read the change as it is now, then give -D" + PROPERTY + "=" + digest.hex();
    return Finding.blocking("contract_not_approved", PROPERTY, found, mend);
  }
}
