package io.github.waivergate.contract;

import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file at the merge base and in the patch.
 *
 * @param base the file as it was
 * @param patch the file as it is
 */
record BothSides(Optional<ContractSide> base, Optional<ContractSide> patch) {

  /** Takes the bytes of one side for what they should be. */
  interface Reading<T> {
    T of(byte[] bytes) throws EvidenceException;
  }

  /** Says what differs between what was read. */
  interface Difference<T> {
    List<String> between(Optional<T> was, Optional<T> is);
  }

  /** What differs; or, where a side cannot be read, that alone: half a comparison would mislead. */
  <T> List<String> read(Reading<T> reading, Difference<T> difference) {
    var unreadable = new ArrayList<String>();
    var was = read(base, "at the base", reading, unreadable);
    var is = read(patch, "in the patch", reading, unreadable);
    return unreadable.isEmpty() ? difference.between(was, is) : List.copyOf(unreadable);
  }

  private static <T> Optional<T> read(
      Optional<ContractSide> side, String where, Reading<T> reading, List<String> unreadable) {
    if (side.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(reading.of(side.get().bytes()));
    } catch (EvidenceException e) {
      unreadable.add("cannot be read " + where + ": " + e.asFinding().found());
      return Optional.empty();
    }
  }
}
