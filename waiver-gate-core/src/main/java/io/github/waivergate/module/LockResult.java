package io.github.waivergate.module;

import io.github.waivergate.refusal.Finding;
import java.util.List;

/**
 * What locking a module came to.
 *
 * @param notes what is worth knowing and stops nothing
 * @param changes lines that say what was written and what changed; empty when refused
 * @param refusals why nothing was written; empty when both files were
 */
public record LockResult(List<Finding> notes, List<String> changes, List<Finding> refusals) {

  public LockResult {
    notes = List.copyOf(notes);
    changes = List.copyOf(changes);
    refusals = List.copyOf(refusals);
  }

  static LockResult nothingToLock(String coordinates) {
    return new LockResult(
        List.of(), List.of("no test class in " + coordinates + ", nothing to lock"), List.of());
  }

  /** The build's failure in one line, for a refused lock. */
  public String failure() {
    return "nothing was locked: "
        + refusals.size()
        + (refusals.size() == 1 ? " reason" : " reasons")
        + ", listed above";
  }
}
