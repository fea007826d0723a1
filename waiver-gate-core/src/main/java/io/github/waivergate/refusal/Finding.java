package io.github.waivergate.refusal;

/**
 * One thing the gate has to say about a module beside its rows: rule and place, what was found,
 * what to do next.
 *
 * @param rule wire name of the rule, such as {@code unreadable_report}
 * @param place what it is about, by the user's name for it
 * @param found what was seen, both sides where two things disagree
 * @param mend the next step a person may take
 * @param blocking whether it blocks the patch by itself
 */
public record Finding(String rule, String place, String found, String mend, boolean blocking) {

  /** A finding that blocks the patch whatever its rows say. */
  public static Finding blocking(String rule, String place, String found, String mend) {
    return new Finding(rule, place, found, mend, true);
  }

  /** A finding that explains something and blocks nothing by itself. */
  public static Finding note(String rule, String place, String found, String mend) {
    return new Finding(rule, place, found, mend, false);
  }
}
