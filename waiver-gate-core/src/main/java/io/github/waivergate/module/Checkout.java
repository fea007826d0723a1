package io.github.waivergate.module;

import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * What is checked out, where the ledger is to be changed in a commit of its own.
 *
 * @param commit full name of HEAD
 * @param tree full name of its tree
 * @param uncommitted paths that lie on disk otherwise, from the git root
 * @param ledger path of the ledger from the git root
 */
public record Checkout(String commit, String tree, List<String> uncommitted, String ledger) {
  private static final int SHOWN = 3;

  public Checkout {
    uncommitted = List.copyOf(uncommitted);
  }

  /** Why the ledger cannot be changed in a commit of its own; empty where it can. */
  List<Finding> unclean() {
    var others = uncommitted.stream().filter(path -> !path.equals(ledger)).toList();
    if (others.isEmpty()) {
      return List.of();
    }
    var shown = new ArrayList<>(others.stream().limit(SHOWN).map(VisibleText::of).toList());
    if (others.size() > SHOWN) {
      shown.add((others.size() - SHOWN) + " more");
    }
    return List.of(
        Finding.blocking(
            "freeze_unclean_tree",
            FreezeLedger.NAME,
            "not committed: " + String.join(", ", shown),
            "commit it or put it away; the ledger changes in a commit of its own, and what the"
                + " build writes belongs into .gitignore"));
  }
}
