package io.github.waivergate.module;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.WitnessCase;
import java.util.Collection;

/** The review notes of a module as a text of their own, for whoever reviews without the log. */
final class ReviewNotes {
  private ReviewNotes() {}

  static void write(ModuleLayout layout, Collection<WitnessCase> cases) throws EvidenceException {
    var text = new StringBuilder();
    for (WitnessCase found : cases) {
      text.append(found.witness().propertyId())
          .append(", example ")
          .append(found.witness().example().hex())
          .append(": ")
          .append(found.verdict().wireName())
          .append('\n');
      found.note().lines().forEach(line -> text.append("  ").append(line).append('\n'));
      text.append("  repeat: ").append(found.command()).append('\n');
    }
    WholeFile.write(
        layout.witnesses().resolve("review-notes.txt"),
        out -> out.write(text.toString().getBytes(UTF_8)));
  }
}
