package io.github.waivergate.replay;

import io.github.waivergate.replay.Observation.Seen;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The invocations of one test id, while they are folded. */
final class FoldedId {
  private final TestId id;
  private final ReadReport place;
  private final String firstName;
  private List<String> failed = List.of();
  private Set<String> names = Set.of();
  private int invocations;
  private boolean skipped;
  private boolean rerun;
  private boolean duplicate;
  private String message = "";

  FoldedId(TestId id, ReadReport place, String firstName) {
    this.id = id;
    this.place = place;
    this.firstName = firstName;
  }

  void add(ReadReport from, ReportedCase reported) {
    invocations++;
    duplicate |= from != place || isNamedBefore(reported.name());
    rerun |= reported.reran();
    skipped |= reported.skipped();
    if (reported.failed()) {
      if (failed.isEmpty()) {
        failed = new ArrayList<>();
        message = reported.message();
      }
      failed.add(reported.name());
    }
  }

  private boolean isNamedBefore(String name) {
    if (invocations == 1) {
      return false;
    }
    if (names.isEmpty()) {
      names = new HashSet<>(Set.of(firstName));
    }
    return !names.add(name);
  }

  TestId id() {
    return id;
  }

  Observation observation() {
    return new Observation(id, seen(), invocations, failed, duplicate, message);
  }

  private Seen seen() {
    if (rerun) {
      return Seen.RERUN;
    }
    if (!failed.isEmpty()) {
      return Seen.FAILED;
    }
    return skipped ? Seen.SKIPPED : Seen.PASSED;
  }
}
