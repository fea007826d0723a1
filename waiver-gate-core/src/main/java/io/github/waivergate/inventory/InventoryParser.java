package io.github.waivergate.inventory;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.lockfile.LockText;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Takes an inventory only in the one form in which it is written. */
final class InventoryParser {
  private final LockText text;
  private final Map<TestId, Integer> lineOfId = new HashMap<>();
  private final TreeMap<TestId, Entry> entries = new TreeMap<>();
  private final List<String> engines = new ArrayList<>();
  private String last = "";

  private InventoryParser(LockText text) {
    this.text = text;
  }

  static TestInventory parse(LockText text) throws EvidenceException {
    var parser = new InventoryParser(text);
    for (var line : text.lines()) {
      if (line.text().startsWith(InventoryFile.ENGINE)) {
        parser.takeEngine(line);
      } else if (!line.isComment()) {
        parser.takeEntry(line);
      }
    }
    return new TestInventory(parser.entries, parser.engines);
  }

  private void takeEngine(LockText.Line line) throws EvidenceException {
    var engine = InventoryLine.unescape(line.text().substring(InventoryFile.ENGINE.length()));
    if (engine.isEmpty()) {
      throw text.malformed(
          line.number(), "the engine's name holds an escape that is never written");
    }
    engines.add(engine.get());
  }

  private void takeEntry(LockText.Line line) throws EvidenceException {
    var read = read(line);
    var id = VisibleText.of(read.id().value());
    var twin = lineOfId.putIfAbsent(read.id(), line.number());
    if (twin != null) {
      throw text.malformed(line.number(), id + " is listed twice, first in line " + twin);
    }
    if (Utf8Order.COMPARATOR.compare(last, line.text()) > 0) {
      throw text.malformed(
          line.number(), id + " belongs before the line above it, lines are sorted by bytes");
    }
    last = line.text();
    entries.put(read.id(), read.entry());
  }

  private InventoryLine read(LockText.Line line) throws EvidenceException {
    var parts = line.text().split("\t", -1);
    if (parts.length != 3) {
      throw wrong(line, line.text(), "is not id, tab, invocations, tab, status");
    }
    var id = InventoryLine.id(parts[0]);
    if (id.isEmpty()) {
      throw wrong(line, parts[0], "is not an id with its escapes");
    }
    var count = InventoryLine.count(parts[1]);
    if (count.isEmpty()) {
      throw wrong(line, parts[1], "is not a count of invocations, 1 or more in plain digits");
    }
    var status = InventoryLine.status(parts[2]);
    if (status.isEmpty()) {
      throw wrong(line, parts[2], "is not one of run, skipped, conditional");
    }
    return new InventoryLine(id.get(), new Entry(count.get(), status.get()));
  }

  private EvidenceException wrong(LockText.Line line, String part, String why) {
    return text.malformed(line.number(), "\"" + VisibleText.shortened(part) + "\" " + why);
  }
}
