package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.neighbours.Candidates;
import io.github.waivergate.neighbours.Grid;
import io.github.waivergate.neighbours.NeighbourFiles;
import io.github.waivergate.neighbours.TreeFixtures;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the neighbours of a module's locked inputs.
 *
 * @param layout where the module's files lie
 * @param fixtures Ant patterns over paths from the module's directory
 */
public record ModuleNeighbours(ModuleLayout layout, List<String> fixtures) {

  public ModuleNeighbours {
    fixtures = List.copyOf(fixtures);
  }

  /** Writes them anew, and says of each input how many it has. */
  public List<String> write() throws EvidenceException {
    var found = found();
    return NeighbourFiles.write(found.paths(), found, layout.neighbours()).stream()
        .map(this::line)
        .toList();
  }

  /** Says of each row that somebody proposes whether it may come in. */
  public Candidates candidates(String file) throws EvidenceException {
    var path = layout.basedir().resolve(file);
    try {
      return Candidates.of(Files.readAllBytes(path), layout.shown(path), found());
    } catch (IOException e) {
      throw new EvidenceException(
          layout.shown(path),
          "cannot be read: " + IoReason.of(e),
          "name a file of candidates in -Dwaiver-gate.candidates");
    }
  }

  private TreeFixtures found() throws EvidenceException {
    return TreeFixtures.of(
        layout.basedir(), FixtureTree.scan(layout.basedir(), fixtures, ModuleCheck.threads()));
  }

  private String line(Grid grid) {
    Path index = layout.neighbours().resolve(grid.input()).resolve("index.txt");
    return "%s has %d neighbours, and %d on which its property must fail; read %s"
        .formatted(
            grid.input(), grid.neighbours().size(), grid.mustFail().size(), layout.shown(index));
  }
}
