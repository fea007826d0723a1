package io.github.waivergate.neighbours;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.lockfile.LockText;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All neighbours of one locked input. The same input and sidecar give the same bytes on every
 * machine, so that nobody has to believe the files that tests could have touched.
 *
 * @param input path of the locked input from the module's directory
 * @param inputSha256 digest of its bytes
 * @param neighbours legal inputs near it, in their order
 * @param mustFail inputs on which the property has to fail
 * @param leftOut in words, what was against the schema
 */
public record Grid(
    String input,
    Sha256 inputSha256,
    List<Neighbour> neighbours,
    List<Neighbour> mustFail,
    List<String> leftOut) {
  static final String INDEX = "index.txt";

  public Grid {
    neighbours = List.copyOf(neighbours);
    mustFail = List.copyOf(mustFail);
    leftOut = List.copyOf(leftOut);
  }

  /** Whether the input has a sidecar, without which it has no neighbours. */
  public static Optional<String> sidecar(String input, Fixtures fixtures) {
    return Sidecar.pathOf(input).filter(fixtures::has);
  }

  /** Makes the neighbours that a sidecar asks for. */
  public static Grid of(String input, String sidecar, Fixtures fixtures) throws EvidenceException {
    return GridMaker.make(input, sidecar, fixtures);
  }

  /** The digest over the entry lines of the index. */
  public Sha256 sha256() {
    return LockText.digest(lines());
  }

  /** The index: what {@code sha256sum -c} can check, and a person can read. */
  byte[] index() {
    var text = new StringBuilder("# waiver-gate/neighbours/1\n");
    text.append("# input: " + inputSha256.hex() + "  " + input + "\n");
    text.append("# grid: " + sha256().hex() + "\n");
    text.append("# planned: " + neighbours.size() + "\n");
    text.append("# must fail: " + mustFail.size() + "\n");
    for (Neighbour neighbour : neighbours) {
      text.append("# " + neighbour.words() + "\n" + line(neighbour) + "\n");
    }
    for (Neighbour neighbour : mustFail) {
      text.append("# " + neighbour.words() + "\n" + line(neighbour) + "\n");
    }
    for (String words : leftOut) {
      text.append("# left out, against the schema: " + words + "\n");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private List<String> lines() {
    var lines = new ArrayList<String>();
    neighbours.forEach(neighbour -> lines.add(line(neighbour)));
    mustFail.forEach(neighbour -> lines.add(line(neighbour)));
    return lines;
  }

  private static String line(Neighbour neighbour) {
    return neighbour.sha256().hex() + "  " + neighbour.name();
  }
}
