package io.github.waivergate.manifest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a replay ran on: replays of two origins say nothing together.
 *
 * @param project {@code groupId:artifactId:version} of the module
 * @param commit full name of the checked-out commit; empty outside of git
 * @param tree full name of the tree as it lay on disk, uncommitted and untracked files included;
 *     empty outside of git
 * @param fixtureLock SHA-256 of {@code qa/fixture.lock}, in hex
 * @param engines names and versions of Surefire and the test engines
 * @param plugin version of this plugin
 */
public record Origin(
    String project,
    String commit,
    String tree,
    String fixtureLock,
    List<String> engines,
    String plugin) {

  public Origin {
    engines = List.copyOf(engines);
  }

  /** The first thing in which another origin differs, in words; empty where nothing does. */
  Optional<String> difference(Origin other) {
    var differences = new ArrayList<String>();
    compare(differences, "project", other.project, project);
    compare(differences, "commit", other.commit, commit);
    compare(differences, "tree", other.tree, tree);
    compare(differences, "fixture lock", other.fixtureLock, fixtureLock);
    compare(differences, "plugin", other.plugin, plugin);
    compare(differences, "engines", other.engines.toString(), engines.toString());
    return differences.stream().findFirst();
  }

  private static void compare(List<String> differences, String what, String there, String here) {
    if (!there.equals(here)) {
      differences.add(what + " " + shown(there) + ", this build has " + shown(here));
    }
  }

  private static String shown(String value) {
    return value.isEmpty() ? "none" : value;
  }
}
