package io.github.waivergate.freeze;

import io.github.waivergate.refusal.Finding;
import java.util.List;

/** Says for a quarantined input what this build has not proven of it. */
@FunctionalInterface
public interface Proofs {
  /** Nothing is ever proven. */
  Proofs NONE =
      (row, place) ->
          List.of(
              Finding.blocking(
                  "recheck_unproven",
                  place,
                  "mutation_recheck is passed, and no replay of this build proves it",
                  "let " + row.test() + " and " + row.recheck() + " run in every replay"));

  /**
   * What keeps the row from counting, and what else a reader should know of it; empty where every
   * replay proves that the property ran on the locked input and on each planned neighbour.
   *
   * @param place the row, for the place of a finding
   */
  List<Finding> missing(QuarantinedInput row, String place);
}
