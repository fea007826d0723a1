package io.github.waivergate.junit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Sets what the gate would set, and takes it back. */
final class GateAtWork implements AutoCloseable {
  private final Path receipts;

  GateAtWork(Path directory) throws IOException {
    receipts = directory.resolve("receipts");
    System.setProperty(Gate.RECEIPTS, receipts.toString());
    System.setProperty(Gate.NONCE, "nonce-1");
    System.setProperty(Gate.NEIGHBOURS, directory.toString());
    locks(directory, Digest.of(Files.readAllBytes(Path.of(FixtureTest.BLOB))));
  }

  void locks(Path directory, String sha256) throws IOException {
    var lock = directory.resolve("fixture.lock");
    Files.writeString(
        lock, "# entries: 1\n" + sha256 + "  src/test/resources/locked/invoice.json\n");
    System.setProperty(Gate.LOCK, lock.toString());
  }

  /** Each receipt from its test on, without what differs from run to run. */
  List<String> receipts() throws IOException {
    if (!Files.isDirectory(receipts)) {
      return List.of();
    }
    try (var files = Files.list(receipts)) {
      return Files.readAllLines(files.findFirst().orElseThrow()).stream()
          .map(line -> line.replaceAll("\"invocation\":\"[^\"]*\",", ""))
          .toList();
    }
  }

  @Override
  public void close() {
    List.of(Gate.RECEIPTS, Gate.NONCE, Gate.NEIGHBOURS, Gate.LOCK).forEach(System::clearProperty);
  }
}
