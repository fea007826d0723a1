package io.github.waivergate.cases;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.freeze.FreezeProposal;
import java.io.IOException;

/** Writes a freeze proposal; that it is no pass and covers one id is constant. */
public final class FreezeJson {
  private FreezeJson() {}

  /** Writes the nine keys into the object that the caller has opened and may add to. */
  public static void writeKeys(JsonGenerator json, FreezeProposal freeze) throws IOException {
    json.writeStringField("test_id", freeze.testId().value());
    json.writeStringField("class", CaseClass.UNSTABLE_ASSERTION.wireName());
    json.writeStringField("fixture_hash", freeze.fixtureHash());
    json.writeNumberField("replay_pass", freeze.tally().passed());
    json.writeNumberField("replay_total", freeze.tally().total());
    json.writeBooleanField("counts_as_pass", false);
    json.writeStringField("issued_at", Instants.format(freeze.issuedAt()));
    json.writeStringField("expires_at", Instants.format(freeze.expiresAt()));
    json.writeStringField("scope", "single_test_id");
  }
}
