package io.github.waivergate.jqwik;

/** A sample that cannot be kept as a witness, or cannot be made from one. */
final class DeniedException extends Exception {
  private static final long serialVersionUID = 1;

  private final Denial denial;

  DeniedException(Denial denial, String found) {
    super(found);
    this.denial = denial;
  }

  static DeniedException notSerialisable(String found) {
    return new DeniedException(Denial.NOT_SERIALISABLE, found);
  }

  static DeniedException differs(String found) {
    return new DeniedException(Denial.ROUND_TRIP_DIFFERS, found);
  }

  Denial denial() {
    return denial;
  }
}
