package io.github.waivergate.anchor;

import io.github.waivergate.path.PathPolicyFile;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where the contract files of a build lie, whether they are there or not.
 *
 * @param root the contract's root
 * @param modules the directories of all modules
 */
public record ContractFiles(Path root, Collection<Path> modules) {
  /** What all modules share, from the root. */
  static final List<String> SHARED =
      List.of("qa/freeze_ledger.json", PathPolicyFile.NAME, "qa/seeds.json");

  private static final List<String> OF_A_MODULE = List.of("qa/fixture.lock", "qa/known-tests.lock");

  public ContractFiles {
    root = root.toAbsolutePath().normalize();
    modules = List.copyOf(modules);
  }

  SortedSet<Path> all() {
    var files = new TreeSet<Path>();
    SHARED.forEach(name -> files.add(root.resolve(name)));
    for (Path module : modules) {
      var directory = module.toAbsolutePath().normalize();
      OF_A_MODULE.forEach(name -> files.add(directory.resolve(name)));
    }
    return files;
  }

  /** A file's path from the root. */
  String shown(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }
}
