package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.git.Source;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.GeneratorFiles;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.Order;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Clones in which the one property fails or passes as a test says: a letter per replay. */
final class FakeTree implements CleanTree {
  private final Path directory;
  private final String letters;
  final List<String> calls = new ArrayList<>();
  final List<String> lacking = new ArrayList<>();
  String refusal = "";
  boolean equal = true;
  int open;

  FakeTree(Path directory, String letters) {
    this.directory = directory;
    this.letters = letters;
  }

  @Override
  public GeneratorHashes generators(Set<String> sources, List<String> unknown) {
    var base = new TreeMap<>(Map.of("qa/seeds.json", "100644 " + "a".repeat(40)));
    var patch = equal ? base : new TreeMap<>(Map.of("qa/seeds.json", "100644 " + "b".repeat(40)));
    return new GeneratorHashes(
        Optional.of(new GeneratorFiles(base)), new GeneratorFiles(patch), Set.of(), List.of());
  }

  @Override
  public Optional<String> refusal() {
    return Optional.of(refusal).filter(text -> !text.isEmpty());
  }

  @Override
  public String command(String module, Path order) {
    return "replay " + module + " by " + order.getFileName();
  }

  @Override
  public Attempt replay(String module, Order asked, Map<String, byte[]> witnesses)
      throws EvidenceException {
    int index = calls.size();
    calls.add(module + " " + witnesses.keySet());
    open++;
    try {
      var clone = Files.createDirectories(directory.resolve("clone-" + index));
      var receipts = Files.createDirectories(clone.resolve("receipts"));
      var order = asked.replaying("nonce-" + index, receipts, List.of(clone.resolve("w.json")));
      var file = clone.resolve("order.json");
      WholeFile.write(file, order::write);
      return run(letters.charAt(index), clone, order, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Attempt run(char letter, Path clone, Order order, Path file)
      throws EvidenceException, IOException {
    var module = new SmallModule(clone).testClass("com/acme/TaxProperties");
    var nonce = letter == 'N' ? "another" : order.nonce();
    module.patch =
        new Patch(
            new Source(nonce, nonce), Optional.empty(), Optional.empty(), path -> Optional.empty());
    var suite =
        new FakeSuite()
            .execution("unit", (index, reports) -> Optional.empty())
            .properties((index, reports) -> reports(letter, file, reports));
    if (letter != 'B') {
      new CleanModule(module.layout(), module.configuration(), module.facts()).replay(suite, file);
    }
    return new Attempt(
        clone,
        order,
        lacking,
        letter == 'B' ? List.of("exit 1", "COMPILATION ERROR") : List.of(),
        () -> open--);
  }

  /** F fails, O fails otherwise, P passes, R has no receipt, X a report that says otherwise. */
  private static Optional<String> reports(char letter, Path file, Path reports) throws IOException {
    boolean red = letter == 'F' || letter == 'O' || letter == 'R';
    if (letter != 'R') {
      new FakeAdapter(file)
          .replayed(
              letter == 'O'
                  ? "java.lang.Error"
                  : letter == 'F' || letter == 'X' ? FakeAdapter.ERROR : "");
    }
    return FakeSuite.reports(reports, "TaxProperties", red ? failed("holds") : passed("holds"));
  }
}
