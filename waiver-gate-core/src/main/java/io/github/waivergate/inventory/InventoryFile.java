package io.github.waivergate.inventory;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.lockfile.LockText;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;

/**
 * The inventory as a text file, a line per id.
 *
 * <p>Lines are sorted by their own bytes, escapes included, so that {@code LC_ALL=C sort} keeps the
 * file as it is; the order of the ids themselves differs where an id needs escapes.
 */
public final class InventoryFile {
  /** Where a module keeps it. */
  public static final String NAME = "qa/known-tests.lock";

  static final String ENGINE = "# engine: ";

  private static final String HEADER =
      """
      # The test ids this module is known to have, locked by: mvn test waiver-gate:lock
      # A line: id, tab, invocations, tab, run or skipped or conditional
      """;

  private InventoryFile() {}

  /** Reads the inventory of the working tree. */
  public static TestInventory read(Path file, String shownAs) throws EvidenceException {
    return InventoryParser.parse(LockText.read(file, shownAs));
  }

  /** Reads an inventory from its bytes, such as a blob at the merge base. */
  public static TestInventory parse(byte[] bytes, String shownAs) throws EvidenceException {
    return InventoryParser.parse(LockText.parse(bytes, shownAs));
  }

  /** The bytes of the file; equal inventories have equal bytes. */
  public static byte[] bytes(TestInventory inventory) throws EvidenceException {
    var lines = new ArrayList<String>();
    for (var known : inventory.entries().entrySet()) {
      var line = InventoryLine.of(known.getKey(), known.getValue());
      if (!StandardCharsets.UTF_8.newEncoder().canEncode(line)) {
        throw new EvidenceException(
            VisibleText.of(known.getKey().value()),
            "half a surrogate pair stands in the id, UTF-8 cannot hold it",
            "give the test a name of whole characters");
      }
      lines.add(line);
    }
    lines.sort(Utf8Order.COMPARATOR);
    var text = new StringBuilder(LockText.count(lines.size())).append('\n').append(HEADER);
    for (var engine : inventory.engines()) {
      text.append(ENGINE).append(InventoryLine.escape(engine)).append('\n');
    }
    lines.forEach(line -> text.append(line).append('\n'));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Puts the inventory in its place, whole or not at all. */
  public static void write(TestInventory inventory, Path file) throws EvidenceException {
    var bytes = bytes(inventory);
    WholeFile.write(file, out -> out.write(bytes));
  }
}
