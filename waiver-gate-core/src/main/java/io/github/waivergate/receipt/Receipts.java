package io.github.waivergate.receipt;

import java.util.List;

/**
 * All receipts of one replay.
 *
 * @param receipts those that are of this replay and can be read
 * @param unreadable why others are no evidence, in words
 */
public record Receipts(List<Receipt> receipts, List<String> unreadable) {
  /** A replay whose tests left none. */
  public static final Receipts NONE = new Receipts(List.of(), List.of());

  public Receipts {
    receipts = List.copyOf(receipts);
    unreadable = List.copyOf(unreadable);
  }
}
