package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.Order;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The commit of the patch, where nothing else lies: what git knows and the disk does not. */
public interface CleanTree {
  /** Outside of git, and inside of a clone. */
  CleanTree NONE =
      new CleanTree() {
        @Override
        public GeneratorHashes generators(Set<String> sources, List<String> unknown) {
          return GeneratorHashes.NONE;
        }

        @Override
        public Optional<String> refusal() {
          return Optional.of("no git work tree holds the project, so there is no clean tree of it");
        }

        @Override
        public Attempt replay(String module, Order asked, Map<String, byte[]> witnesses) {
          throw new IllegalStateException("there is no clean tree");
        }

        @Override
        public String command(String module, Path order) {
          return "";
        }
      };

  /**
   * What draws the inputs of properties.
   *
   * @param sources the properties' own sources and those of their superclasses, each as its path
   *     from a source directory
   * @param unknown classes among them whose sources nothing tells of
   */
  GeneratorHashes generators(Set<String> sources, List<String> unknown) throws EvidenceException;

  /** Why no clone of a commit would be the patch; empty where one is. */
  Optional<String> refusal() throws EvidenceException;

  /**
   * Clones the commit, builds it, and replays the witnesses of one module, once.
   *
   * @param module its path from the contract's root
   * @param asked what the witnesses were found by
   * @param witnesses the bytes of each, by its file name
   */
  Attempt replay(String module, Order asked, Map<String, byte[]> witnesses)
      throws EvidenceException;

  /** How a person repeats a clean replay with an order that lies on disk. */
  String command(String module, Path order) throws EvidenceException;

  /**
   * One clean replay, on disk until it is closed.
   *
   * @param checkout the contract's root in the clone
   * @param order what the runner in it was asked
   * @param lacking what the commit names and the clone does not have
   * @param complaint what the build said of an error, in its own words; empty where it said nothing
   * @param end removes it
   */
  record Attempt(
      Path checkout, Order order, List<String> lacking, List<String> complaint, Runnable end)
      implements AutoCloseable {
    public Attempt {
      lacking = List.copyOf(lacking);
      complaint = List.copyOf(complaint);
    }

    @Override
    public void close() {
      end.run();
    }
  }
}
