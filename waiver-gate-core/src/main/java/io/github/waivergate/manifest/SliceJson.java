package io.github.waivergate.manifest;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession.Stop;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes and reads {@code slice.json}. */
public final class SliceJson {
  private static final String FORMAT = "waiver-gate/slice/1";
  private static final Set<String> KEYS =
      Set.of(
          "format",
          "project",
          "commit",
          "tree",
          "fixture_lock",
          "engines",
          "plugin",
          "planned",
          "indexes",
          "threads",
          "stopped_at",
          "findings",
          "named_failures",
          "repetition",
          "manifests");
  private static final Set<String> FINDING_KEYS =
      Set.of("rule", "place", "found", "mend", "blocking");

  private SliceJson() {}

  /** Writes the file. */
  public static void write(OutputStream out, Slice slice) throws IOException {
    var json = JsonText.generator(out);
    json.writeStartObject();
    json.writeStringField("format", FORMAT);
    ManifestJson.write(json, slice.origin());
    json.writeNumberField("planned", slice.planned());
    json.writeArrayFieldStart("indexes");
    for (int index : slice.indexes()) {
      json.writeNumber(index);
    }
    json.writeEndArray();
    json.writeNumberField("threads", slice.threads());
    json.writeStringField("stopped_at", slice.stop().wireName());
    json.writeArrayFieldStart("findings");
    for (Finding finding : slice.findings()) {
      write(json, finding);
    }
    json.writeEndArray();
    NamedFailureJson.write(json, slice.named());
    RepetitionJson.write(json, slice.repetition());
    json.writeObjectFieldStart("manifests");
    for (var manifest : slice.manifests().entrySet()) {
      json.writeStringField(manifest.getKey(), manifest.getValue().hex());
    }
    json.writeEndObject();
    json.writeEndObject();
    JsonText.end(json);
  }

  /** Reads the file's bytes as strictly as they are written. */
  static Slice read(byte[] bytes, String shownAs) throws EvidenceException {
    var json = JsonReader.read(bytes, shownAs, ManifestReader.MEND);
    json.requireKeys(KEYS);
    if (!json.member("format").text().equals(FORMAT)) {
      throw json.member("format").needed('"' + FORMAT + '"');
    }
    var indexes = new ArrayList<Integer>();
    for (JsonPlace index : json.member("indexes").items()) {
      indexes.add(ManifestReader.number(index));
    }
    var findings = new ArrayList<Finding>();
    for (JsonPlace finding : json.member("findings").items()) {
      findings.add(finding(finding));
    }
    return new Slice(
        ManifestReader.origin(json),
        ManifestReader.number(json.member("planned")),
        indexes,
        ManifestReader.number(json.member("threads")),
        stop(json.member("stopped_at")),
        findings,
        NamedFailureJson.read(json.member("named_failures")),
        RepetitionJson.read(json.member("repetition")),
        manifests(json.member("manifests")));
  }

  private static void write(JsonGenerator json, Finding finding) throws IOException {
    json.writeStartObject();
    json.writeStringField("rule", finding.rule());
    json.writeStringField("place", finding.place());
    json.writeStringField("found", finding.found());
    json.writeStringField("mend", finding.mend());
    json.writeBooleanField("blocking", finding.blocking());
    json.writeEndObject();
  }

  private static Finding finding(JsonPlace json) throws EvidenceException {
    json.requireKeys(FINDING_KEYS);
    var blocking = json.member("blocking").value().kind();
    if (!List.of("true", "false").contains(blocking)) {
      throw json.member("blocking").needed("true or false");
    }
    return new Finding(
        json.member("rule").text(),
        json.member("place").text(),
        json.member("found").text(),
        json.member("mend").text(),
        blocking.equals("true"));
  }

  private static Stop stop(JsonPlace json) throws EvidenceException {
    for (Stop stop : Stop.values()) {
      if (stop.wireName().equals(json.text())) {
        return stop;
      }
    }
    throw json.needed("one of none, contract, property, fixture");
  }

  private static SortedMap<String, Sha256> manifests(JsonPlace json) throws EvidenceException {
    var manifests = new TreeMap<String, Sha256>();
    if (!(json.value() instanceof Members all)) {
      throw json.needed("an object");
    }
    for (String name : all.members().keySet()) {
      if (!name.matches("properties/replay\\.json|replays/[1-9][0-9]{0,8}/replay\\.json")) {
        throw json.refused("names a file that is no manifest: " + name);
      }
      manifests.put(name, ManifestReader.digest(json.member(name)));
    }
    return manifests;
  }
}
