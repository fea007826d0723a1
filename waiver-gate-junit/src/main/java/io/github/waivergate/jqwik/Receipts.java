package io.github.waivergate.jqwik;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes into the directory of the order, whole files only. */
final class Receipts {
  private final Order order;

  Receipts(Order order) {
    this.order = order;
  }

  /** A receipt of its own name, so that no second run of a property hides the first. */
  void write(String mode, Map<String, Json> said) throws UnreadableException {
    var json = new LinkedHashMap<String, Json>();
    json.put("format", new Json.Text("waiver-gate/receipt/1"));
    json.put("nonce", new Json.Text(order.nonce()));
    json.put("mode", new Json.Text(mode));
    json.putAll(said);
    try {
      var half = half(json);
      var stem = half.getFileName().toString().replace(".half-", "receipt-");
      move(half, stem.replace(".tmp", ".json"));
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  void write(Collection<Witness> witnesses) throws UnreadableException {
    try {
      for (Witness witness : witnesses) {
        move(half(witness.toJson().members()), witness.key() + ".json");
      }
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  private Path half(Map<String, Json> json) throws IOException {
    Files.createDirectories(order.receipts());
    var half = Files.createTempFile(order.receipts(), ".half-", ".tmp");
    return Files.write(half, JsonWriter.file(new Json.Members(json)));
  }

  private void move(Path half, String name) throws IOException {
    Files.move(half, order.receipts().resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  private UnreadableException unwritten(IOException e) {
    return new UnreadableException(
        order.receipts().toString(), "the receipt cannot be written (" + e + ")");
  }
}
