package io.github.waivergate.junit;

import io.github.waivergate.junit.Piece.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The neighbours of one fixture, as the {@code index.txt} of the goal {@code neighbours} has them.
 */
final class GridIndex {
  private static final String NAME = "index.txt";
  private static final String FORMAT = "# waiver-gate/neighbours/1";
  private static final Pattern ENTRY =
      Pattern.compile("([0-9a-f]{64})  (([0-9]{4,}|must-fail-[0-9]+)\\.json)");
  private static final String AGAIN = "; run mvn test, whose goal neighbours writes them";

  private final Path file;
  private final List<String> lines;

  private GridIndex(Path file, List<String> lines) {
    this.file = file;
    this.lines = lines;
  }

  /** All neighbours of the fixture, then what has to fail; fewer than planned are refused. */
  static List<Piece> read(Blob blob) {
    var directory =
        Gate.neighbours()
            .or(() -> blob.root().map(root -> root.resolveSibling("waiver-gate/neighbours")))
            .orElseThrow(
                () ->
                    new IllegalStateException(blob.name() + " lies in a jar, without neighbours"));
    try {
      var file = find(directory, blob.name());
      if (file.isEmpty()) {
        throw refused("no neighbours of " + blob.name() + " were generated in " + directory);
      }
      return new GridIndex(file.get(), Files.readAllLines(file.get())).pieces(blob);
    } catch (IOException e) {
      throw new IllegalStateException(
          "the neighbours of " + blob.name() + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static Optional<Path> find(Path directory, String name) throws IOException {
    if (!Files.isDirectory(directory)) {
      return Optional.empty();
    }
    var wanted = Path.of(name).resolve(NAME);
    try (var files = Files.walk(directory)) {
      var found = files.filter(file -> file.endsWith(wanted)).sorted().toList();
      if (found.size() > 1) {
        throw new IllegalStateException(
            name + " is the end of several names: " + found + "; write more of it");
      }
      return found.stream().findFirst();
    }
  }

  private List<Piece> pieces(Blob blob) throws IOException {
    if (lines.isEmpty() || !lines.get(0).equals(FORMAT)) {
      throw refused(file + " does not start with " + FORMAT);
    }
    var of = header("# input: ");
    if (!of.startsWith(blob.sha256() + "  ")) {
      throw refused(
          "%s is sha256 %s, its neighbours were made of %s"
              .formatted(blob.name(), Digest.shown(blob.sha256()), Digest.shown(of)));
    }
    var neighbours = new ArrayList<Piece>();
    var mustFail = new ArrayList<Piece>();
    var words = "";
    for (String line : lines) {
      var entry = ENTRY.matcher(line);
      if (entry.matches()) {
        boolean neighbour = !entry.group(2).startsWith("must-fail-");
        (neighbour ? neighbours : mustFail)
            .add(
                piece(
                    neighbour ? Kind.NEIGHBOUR : Kind.MUST_FAIL,
                    entry.group(1),
                    entry.group(2),
                    words));
      } else if (line.startsWith("# ")) {
        words = line.substring(2);
      } else {
        throw refused(file + " holds a line that is none of the goal's");
      }
    }
    require("neighbours", header("# planned: "), neighbours.size());
    require("examples that must fail", header("# must fail: "), mustFail.size());
    if (neighbours.isEmpty()) {
      throw refused(file + " lists no neighbour");
    }
    neighbours.addAll(mustFail);
    return neighbours;
  }

  private Piece piece(Kind kind, String sha256, String name, String words) throws IOException {
    var neighbour = file.resolveSibling(name);
    if (!Files.isRegularFile(neighbour)) {
      throw refused(neighbour + " is missing");
    }
    var bytes = Files.readAllBytes(neighbour);
    if (!Digest.of(bytes).equals(sha256)) {
      throw refused(
          "%s is sha256 %s, its index has %s"
              .formatted(neighbour, Digest.shown(Digest.of(bytes)), Digest.shown(sha256)));
    }
    return new Piece(kind, name + ": " + words, bytes, Optional.of(neighbour));
  }

  private void require(String what, String planned, int listed) {
    if (!planned.equals(Integer.toString(listed))) {
      throw refused(file + " plans " + planned + " " + what + " and lists " + listed);
    }
  }

  private String header(String start) {
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .findFirst()
        .map(line -> line.substring(start.length()))
        .orElseThrow(() -> refused(file + " has no line " + start.strip()));
  }

  private static IllegalStateException refused(String found) {
    return new IllegalStateException(found + AGAIN);
  }
}
