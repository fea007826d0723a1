package io.github.waivergate.module;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what an adapter wrote, as soon as its run is over. */
final class AdapterFiles {
  private static final String MEND = "let the adapter write receipts and witnesses, nothing else";
  private static final int MOST = 100_000;
  private static final long LARGEST = 1 << 20;

  private AdapterFiles() {}

  /** The bytes of each file, by its name; none where there is no directory. */
  static SortedMap<String, byte[]> read(Path directory, String shownAs) throws EvidenceException {
    var files = new TreeMap<String, byte[]>(Utf8Order.COMPARATOR);
    try (var entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        if (isHalfWritten(String.valueOf(entry.getFileName()))) {
          continue;
        }
        if (!Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS)
            || Files.size(entry) > LARGEST
            || files.size() == MOST) {
          throw new EvidenceException(
              shownAs + "/" + entry.getFileName(), "is no file of an adapter", MEND);
        }
        files.put(String.valueOf(entry.getFileName()), Files.readAllBytes(entry));
      }
      return files;
    } catch (NoSuchFileException | NotDirectoryException e) {
      return new TreeMap<>();
    } catch (IOException e) {
      throw new EvidenceException(shownAs, "cannot be read: " + IoReason.of(e), MEND);
    }
  }

  private static boolean isHalfWritten(String name) {
    return name.startsWith(".") || !name.endsWith(".json");
  }

  /** Whether the file is a receipt; any other is a witness. */
  static boolean isReceipt(String name) {
    return name.startsWith("receipt-");
  }
}
