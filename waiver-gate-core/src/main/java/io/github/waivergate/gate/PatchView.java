package io.github.waivergate.gate;

import java.util.ArrayList;
import java.util.List;

/**
 * What the gate knows of the patch itself.
 *
 * @param anchored whether contract and configuration were read at a merge base
 * @param denials why the patch may not earn a proposal: what it changes beside production code
 * @param noWaiver changed paths under which no instability may be waived
 */
public record PatchView(boolean anchored, List<String> denials, List<String> noWaiver) {
  /** No merge base is known. */
  public static final PatchView UNANCHORED = new PatchView(false, List.of(), List.of());

  private static final int SHOWN = 3;

  public PatchView {
    denials = List.copyOf(denials);
    noWaiver = List.copyOf(noWaiver);
  }

  /** The policy that holds for the patch: a path that allows no waiver blocks what is unstable. */
  UnstablePolicy policy(UnstablePolicy configured) {
    return noWaiver.isEmpty() ? configured : UnstablePolicy.BLOCK;
  }

  /** Why no proposal is made, in words. */
  List<String> reasons() {
    var reasons = new ArrayList<String>();
    denials.stream().limit(SHOWN).map(denial -> "no freeze: " + denial).forEach(reasons::add);
    if (denials.size() > SHOWN) {
      reasons.add("no freeze: and " + (denials.size() - SHOWN) + " more paths");
    }
    return reasons;
  }
}
