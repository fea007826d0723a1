package io.github.waivergate.receipt;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.receipt.Receipt.Kind;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The receipts below one replay's directory: which files there are, and what they say. */
public final class ReceiptFiles {
  /** Directory of an execution's receipts, beside its reports. */
  public static final String DIRECTORY = "receipts";

  private static final String MEND =
      "let nothing but waiver-gate-junit write receipts, then run mvn clean verify";
  private static final int LARGEST = 64 * 1024 * 1024;
  private static final Set<String> KEYS =
      Set.of("nonce", "test", "invocation", "kind", "sha256", "read", "outcome");

  private ReceiptFiles() {}

  /** What the gate tells the JVM of a test, by the names of system properties. */
  public static Map<String, String> properties(
      Path reports, String nonce, Path fixtureLock, Path neighbours) {
    var properties = new TreeMap<String, String>();
    properties.put("waiver-gate.receipts", reports.resolve(DIRECTORY).toString());
    properties.put("waiver-gate.nonce", nonce);
    properties.put("waiver-gate.fixtureLock", fixtureLock.toString());
    properties.put("waiver-gate.neighbours", neighbours.toString());
    return properties;
  }

  /**
   * Digests what one execution left, by path from the replay's directory; what cannot be read is
   * left out, and so is no evidence.
   */
  public static SortedMap<String, Sha256> seal(Path replay, String execution) {
    var digests = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
    var directory = replay.resolve(execution).resolve(DIRECTORY);
    if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
      return digests;
    }
    try (var files = Files.newDirectoryStream(directory, "*.jsonl")) {
      for (Path file : files) {
        var path = execution + "/" + DIRECTORY + "/" + file.getFileName();
        digests.put(path, Sha256.of(bytes(file)));
      }
    } catch (IOException | DirectoryIteratorException e) {
      return new TreeMap<>();
    }
    return digests;
  }

  /**
   * Reads sealed receipts.
   *
   * @param nonce of the replay: a receipt of any other is none
   */
  public static Receipts read(Path replay, SortedMap<String, Sha256> sealed, String nonce) {
    var receipts = new ArrayList<Receipt>();
    var unreadable = new ArrayList<String>();
    for (var file : sealed.entrySet()) {
      try {
        var bytes = bytes(replay.resolve(file.getKey()));
        if (Sha256.of(bytes).equals(file.getValue())) {
          receipts.addAll(read(bytes, file.getKey(), nonce));
        } else {
          unreadable.add(file.getKey() + " is not as it was sealed");
        }
      } catch (IOException e) {
        unreadable.add(file.getKey() + " cannot be read: " + IoReason.of(e));
      } catch (EvidenceException e) {
        unreadable.add(e.asFinding().place() + ": " + e.asFinding().found());
      }
    }
    return new Receipts(receipts, unreadable);
  }

  private static byte[] bytes(Path file) throws IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException("not a regular file");
    }
    if (Files.size(file) > LARGEST) {
      throw new IOException("larger than " + LARGEST + " bytes");
    }
    return Files.readAllBytes(file);
  }

  private static List<Receipt> read(byte[] bytes, String shownAs, String nonce)
      throws EvidenceException {
    var receipts = new ArrayList<Receipt>();
    int line = 0;
    int start = 0;
    for (int end = 0; end < bytes.length; end++) {
      if (bytes[end] == '\n') {
        line++;
        var place = shownAs + ":" + line;
        var json = JsonReader.read(Arrays.copyOfRange(bytes, start, end), place, MEND);
        start = end + 1;
        json.requireKeys(KEYS);
        if (!json.member("nonce").text().equals(nonce)) {
          throw json.refused("is of another replay");
        }
        receipts.add(receipt(json));
      }
    }
    if (start < bytes.length) {
      throw new EvidenceException(shownAs + ":" + (line + 1), "is cut short", MEND);
    }
    return receipts;
  }

  private static Receipt receipt(JsonPlace json) throws EvidenceException {
    var read = json.member("read");
    if (!List.of("true", "false").contains(read.value().kind())) {
      throw read.needed("true or false");
    }
    return new Receipt(
        json.member("test").text(),
        kind(json.member("kind")),
        digest(json.member("sha256")),
        read.value().equals(new JsonValue.Word("true")),
        json.member("outcome").text());
  }

  private static Kind kind(JsonPlace place) throws EvidenceException {
    for (Kind kind : Kind.values()) {
      if (kind.wireName().equals(place.text())) {
        return kind;
      }
    }
    throw place.needed("one of locked, neighbour, must_fail");
  }

  private static Sha256 digest(JsonPlace place) throws EvidenceException {
    try {
      return new Sha256(place.text());
    } catch (IllegalArgumentException e) {
      throw place.needed("a SHA-256 in 64 hex digits");
    }
  }
}
