package io.github.waivergate.refusal;

/**
 * The gate could not judge: something it must read is missing, unreadable or contradictory.
 *
 * <p>The message has the same shape as a {@link Finding}: place, what was found, what to do next.
 */
public final class EvidenceException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String place;
  private final String found;
  private final String mend;

  /**
   * @param place the file, parameter or test, by the user's name for it
   * @param found what was seen instead of what is needed
   * @param mend the next step a person may take
   */
  public EvidenceException(String place, String found, String mend) {
    super("could not judge: " + place + "\n  found: " + found + "\n  mend:  " + mend);
    this.place = place;
    this.found = found;
    this.mend = mend;
  }

  /** The same facts as a blocking finding, for the report. */
  public Finding asFinding() {
    return Finding.blocking("could_not_judge", place, found, mend);
  }
}
