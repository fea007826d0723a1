package io.github.waivergate.jqwik;

/** A file of the gate that this adapter cannot follow, so that no property of the run may pass. */
final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1;

  UnreadableException(String place, String found) {
    super(place + ": " + found + "; let the gate run the tests, or leave waiver-gate.order unset");
  }
}
