package io.github.waivergate.manifest;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.receipt.ReceiptFiles;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import io.github.waivergate.replay.SurefireReports;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads {@code replay.json} as strictly as the gate writes it, and the reports it names. */
final class ManifestReader {
  static final String MEND = "collect target/waiver-gate of every slice again, whole";

  private static final Set<String> KEYS =
      Set.of(
          "index",
          "nonce",
          "project",
          "commit",
          "tree",
          "fixture_lock",
          "engines",
          "plugin",
          "started",
          "finished",
          "runs");
  private static final Set<String> RUN_KEYS =
      Set.of("execution", "said", "tests", "failed", "reports", "receipts");

  private ManifestReader() {}

  /** A manifest and what it was written for. */
  record Read(Origin origin, SealedReplay replay) {}

  /**
   * Reads the manifest's bytes and the reports that it names, and no others.
   *
   * @param directory the replay's directory
   * @param shownAs the user's name for the directory
   */
  static Read read(byte[] bytes, Path directory, String shownAs) throws EvidenceException {
    var json = JsonReader.read(bytes, shownAs + "/replay.json", MEND);
    json.requireKeys(KEYS);
    var runs = new ArrayList<SealedRun>();
    for (JsonPlace run : json.member("runs").items()) {
      runs.add(run(run));
    }
    var names =
        runs.stream()
            .flatMap(run -> run.reports().keySet().stream())
            .sorted(Utf8Order.COMPARATOR)
            .toList();
    var nonce = json.member("nonce").text();
    var receipts = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
    runs.forEach(run -> receipts.putAll(run.receipts()));
    return new Read(
        origin(json),
        new SealedReplay(
            number(json.member("index")),
            nonce,
            instant(json.member("started")),
            instant(json.member("finished")),
            runs,
            SurefireReports.readNamed(directory, names, shownAs),
            ReceiptFiles.read(directory, receipts, nonce)));
  }

  static Origin origin(JsonPlace json) throws EvidenceException {
    return new Origin(
        json.member("project").text(),
        json.member("commit").text(),
        json.member("tree").text(),
        json.member("fixture_lock").text(),
        texts(json.member("engines")),
        json.member("plugin").text());
  }

  static int number(JsonPlace place) throws EvidenceException {
    if (place.value().shown().matches("[0-9]{1,9}")) {
      return Integer.parseInt(place.value().shown());
    }
    throw place.needed("a whole number");
  }

  private static SealedRun run(JsonPlace run) throws EvidenceException {
    run.requireKeys(RUN_KEYS);
    var said = run.member("said").text();
    return new SealedRun(
        plain(run.member("execution")),
        said.equals(ManifestJson.ALL_IS_WELL) ? Optional.empty() : Optional.of(said),
        number(run.member("tests")),
        number(run.member("failed")),
        reports(run),
        receipts(run));
  }

  private static SortedMap<String, Sha256> receipts(JsonPlace run) throws EvidenceException {
    var receipts = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
    var place = run.optional("receipts");
    if (place.isPresent()) {
      var below = run.member("execution").text() + "/" + ReceiptFiles.DIRECTORY + "/";
      if (!(place.get().value() instanceof Members all)) {
        throw place.get().needed("an object");
      }
      for (String name : all.members().keySet()) {
        if (!name.startsWith(below) || name.indexOf('/', below.length()) >= 0) {
          throw place.get().refused("names receipts outside of " + below + ": " + name);
        }
        receipts.put(name, digest(place.get().member(name)));
      }
    }
    return receipts;
  }

  private static SortedMap<String, Sha256> reports(JsonPlace run) throws EvidenceException {
    var reports = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
    var place = run.member("reports");
    place.requireKeys(place.value() instanceof Members all ? all.members().keySet() : Set.of());
    var execution = run.member("execution").text();
    for (String name : ((Members) place.value()).members().keySet()) {
      if (!name.startsWith(execution + "/") || name.indexOf('/') != name.lastIndexOf('/')) {
        throw place.refused("names a report outside of " + execution + ": " + name);
      }
      reports.put(name, digest(place.member(name)));
    }
    return reports;
  }

  static Sha256 digest(JsonPlace place) throws EvidenceException {
    try {
      return new Sha256(place.text());
    } catch (IllegalArgumentException e) {
      throw place.needed("a SHA-256 in 64 hex digits");
    }
  }

  /** A name of one directory: it may lead nowhere else. */
  private static String plain(JsonPlace place) throws EvidenceException {
    var name = place.text();
    if (!name.matches("[A-Za-z0-9._-]+") || name.matches("[.]+")) {
      throw place.needed("the plain name of a directory");
    }
    return name;
  }

  static List<String> texts(JsonPlace place) throws EvidenceException {
    var texts = new ArrayList<String>();
    for (JsonPlace item : place.items()) {
      texts.add(item.text());
    }
    return texts;
  }

  private static Instant instant(JsonPlace place) throws EvidenceException {
    try {
      return OffsetDateTime.parse(place.text()).toInstant();
    } catch (DateTimeException e) {
      throw place.needed("an instant with an offset");
    }
  }
}
