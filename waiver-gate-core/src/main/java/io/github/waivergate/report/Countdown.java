package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.freeze.Freezes.Held;
import io.github.waivergate.freeze.FrozenTest;
import io.github.waivergate.gate.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is left of each freeze of a module, and of the room in the ledger. */
final class Countdown {
  private Countdown() {}

  /** A line for the ledger and one for each freeze; none where there is no ledger. */
  static List<String> lines(Verdict verdict) {
    var freezes = verdict.freezes();
    if (!freezes.opened() || freezes.cap().isEmpty()) {
      return List.of();
    }
    var lines = new ArrayList<String>();
    lines.add("freezes: " + freezes.used() + " of " + freezes.cap().get() + " used");
    for (Held held : freezes.rows()) {
      var freeze = held.freeze();
      var line = freeze.id() + ": " + freeze.test() + ", " + left(held.hoursLeft());
      if (freeze instanceof FrozenTest frozen) {
        line += ", " + frozen.owner() + ", " + frozen.issue();
      }
      if (!held.counts()) {
        line += ", does not count: the merge base has no such row";
      }
      if (isRemovable(verdict, held)) {
        line +=
            ", saw only passes in this build: remove it with mvn waiver-gate:freeze"
                + " -Dwaiver-gate.drop="
                + freeze.id();
      }
      lines.add(LogText.line(line));
    }
    return lines;
  }

  /** Writes {@code ledger}, where there is one. */
  static void write(JsonGenerator json, Verdict verdict) throws IOException {
    var freezes = verdict.freezes();
    if (!freezes.opened() || freezes.cap().isEmpty()) {
      return;
    }
    json.writeObjectFieldStart("ledger");
    json.writeNumberField("cap", freezes.cap().get());
    json.writeNumberField("used", freezes.used());
    json.writeArrayFieldStart("freezes");
    for (Held held : freezes.rows()) {
      json.writeStartObject();
      json.writeStringField("id", held.freeze().id());
      json.writeStringField("test_id", held.freeze().test().value());
      json.writeNumberField("hours_left", held.hoursLeft());
      json.writeBooleanField("counts", held.counts());
      json.writeBooleanField("removable", isRemovable(verdict, held));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  static String left(long hours) {
    return hours == 0
        ? "less than an hour left"
        : hours + (hours == 1 ? " hour" : " hours") + " left";
  }

  /** A quarantined input is green by its proof; only a frozen test can turn out to be stable. */
  private static boolean isRemovable(Verdict verdict, Held held) {
    return held.freeze() instanceof FrozenTest frozen
        && verdict.rows().stream()
            .filter(row -> row.result().testId().equals(frozen.test()))
            .anyMatch(row -> row.classified().caseClass() == CaseClass.STABLE_PASS);
  }
}
