package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.git.TreeEntry;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.path.PathPolicy;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What draws the inputs of properties in one tree.
 *
 * @param blobs mode and blob hash of each file, by its path
 */
public record GeneratorFiles(SortedMap<String, String> blobs) {
  private static final Set<PathKind> DRAWING =
      Set.of(PathKind.GENERATOR, PathKind.SEEDS, PathKind.HARNESS);

  public GeneratorFiles {
    var sorted = new TreeMap<String, String>(Utf8Order.COMPARATOR);
    sorted.putAll((Map<String, String>) blobs);
    blobs = Collections.unmodifiableSortedMap(sorted);
  }

  /**
   * All files of the tree that the policy calls generator, seeds or harness, and the sources.
   *
   * @param sources paths from a source directory, such as {@code com/acme/TaxProperties.java}
   */
  public static GeneratorFiles of(
      Collection<TreeEntry> tree, PathPolicy policy, Set<String> sources) {
    var blobs = new TreeMap<String, String>(Utf8Order.COMPARATOR);
    for (TreeEntry entry : tree) {
      if (sources.stream().anyMatch(source -> isSource(entry.path(), source))
          || DRAWING.contains(policy.classify(entry.path()).kind())) {
        blobs.put(entry.path(), entry.mode() + " " + entry.blob());
      }
    }
    return new GeneratorFiles(blobs);
  }

  /** One digest over all of them. */
  public Sha256 digest() {
    var digest = Sha256.newDigest();
    digest.update("waiver-gate/generators/1\n".getBytes(UTF_8));
    blobs.forEach((path, blob) -> digest.update((blob + " " + path + "\0").getBytes(UTF_8)));
    return Sha256.ofDigest(digest.digest());
  }

  /** Whether a file of the tree is that source. */
  boolean has(String source) {
    return blobs.keySet().stream().anyMatch(path -> isSource(path, source));
  }

  private static boolean isSource(String path, String source) {
    return path.equals(source) || path.endsWith("/" + source);
  }
}
