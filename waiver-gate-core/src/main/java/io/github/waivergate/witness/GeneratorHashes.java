package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What draws the inputs of properties, at the merge base and in the patch.
 *
 * @param base in the tree of the merge base; empty where none is known
 * @param patch in the tree of the patch
 * @param sources the sources of the properties and of their superclasses that one of them may lack
 * @param unknown classes whose sources nothing tells of
 */
public record GeneratorHashes(
    Optional<GeneratorFiles> base,
    GeneratorFiles patch,
    Set<String> sources,
    List<String> unknown) {
  /** Outside of git. */
  public static final GeneratorHashes NONE =
      new GeneratorHashes(
          Optional.empty(), new GeneratorFiles(new TreeMap<>()), Set.of(), List.of());

  public GeneratorHashes {
    sources = Set.copyOf(sources);
    unknown = List.copyOf(unknown);
  }

  /** The digest that a witness carries: of the merge base, where one is known. */
  public Sha256 digest() {
    return base.orElse(patch).digest();
  }

  /** Why they are not equal, each file by its name; empty where they are. */
  public List<String> unequal() {
    if (base.isEmpty()) {
      return List.of("no merge base is known to compare them with");
    }
    var words = new ArrayList<String>();
    var before = base.get().blobs();
    var paths = new TreeSet<String>(Utf8Order.COMPARATOR);
    paths.addAll(before.keySet());
    paths.addAll(patch.blobs().keySet());
    for (String path : paths) {
      var was = shown(before, path);
      var is = shown(patch.blobs(), path);
      if (!was.equals(is)) {
        words.add(path + " is " + is + ", the merge base has " + was);
      }
    }
    new TreeSet<>(sources)
        .stream()
            .filter(source -> !patch.has(source))
            .forEach(source -> words.add(source + " is not in the tree"));
    unknown.forEach(name -> words.add("nothing tells of the source of " + name));
    return words;
  }

  /** What the patch changed of them, where a merge base tells; empty where it is nothing. */
  public Optional<String> edited() {
    var words = base.isEmpty() ? List.<String>of() : unequal();
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "the generators are not those of the merge base: " + String.join("; ", words));
  }

  private static String shown(SortedMap<String, String> blobs, String path) {
    var blob = blobs.get(path);
    if (blob == null) {
      return "no file";
    }
    int space = blob.indexOf(' ');
    return blob.substring(0, Math.min(blob.length(), space + 13));
  }
}
