package io.github.waivergate.neighbours;

import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.output.Directories;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Writes the neighbours of every input of a module that has a sidecar. */
public final class NeighbourFiles {
  private NeighbourFiles() {}

  /**
   * Writes them anew: nothing that an earlier build left stays.
   *
   * @param paths the module's fixtures
   * @param directory where each input gets a directory of its own, under its own path
   */
  public static List<Grid> write(Collection<String> paths, Fixtures fixtures, Path directory)
      throws EvidenceException {
    Directories.delete(directory);
    var grids = new ArrayList<Grid>();
    for (String path : paths) {
      var input = Sidecar.inputOf(path);
      if (input.isPresent()) {
        if (!fixtures.has(input.get())) {
          throw new EvidenceException(
              VisibleText.of(path),
              "there is no " + VisibleText.of(input.get()) + " beside it",
              "put the input beside its sidecar, or remove the sidecar");
        }
        var grid = Grid.of(input.get(), path, fixtures);
        write(grid, directory.resolve(input.get()));
        grids.add(grid);
      }
    }
    return grids;
  }

  private static void write(Grid grid, Path directory) throws EvidenceException {
    for (Neighbour neighbour : grid.neighbours()) {
      write(neighbour, directory);
    }
    for (Neighbour neighbour : grid.mustFail()) {
      write(neighbour, directory);
    }
    // Last, so that half a grid has no index.
    WholeFile.write(directory.resolve(Grid.INDEX), out -> out.write(grid.index()));
  }

  private static void write(Neighbour neighbour, Path directory) throws EvidenceException {
    WholeFile.write(directory.resolve(neighbour.name()), out -> out.write(neighbour.bytes()));
  }
}
