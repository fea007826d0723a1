package io.github.waivergate.pom;

import io.github.waivergate.digest.Utf8Order;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.maven.model.Model;

/**
 * The poms of a reactor at one side of a patch.
 *
 * @param directory the checkout they lie in, whose absolute path is no difference between sides
 * @param poms by their paths from the directory, with {@code /} separators: modules, and parents
 *     that lie in the directory too
 * @param outside parents from repositories, as written
 */
public record Reactor(Path directory, SortedMap<String, Pom> poms, List<Model> outside) {

  public Reactor {
    var sorted = new TreeMap<String, Pom>(Utf8Order.COMPARATOR);
    sorted.putAll(poms);
    poms = Collections.unmodifiableSortedMap(sorted);
    outside = List.copyOf(outside);
  }
}
