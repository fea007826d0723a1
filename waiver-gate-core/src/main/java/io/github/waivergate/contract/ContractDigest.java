package io.github.waivergate.contract;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * The digest that a reviewer approves: it stands for exactly these changes and no others.
 *
 * <p>Production code and documentation have no part in it.
 */
public final class ContractDigest {
  /** The digest of a patch that changes nothing of its judge. There is nothing to approve. */
  public static final Sha256 NOTHING = of(List.of());

  private static final String FORMAT = "waiver-gate/contract/1";
  private static final String NONE = "-";

  private ContractDigest() {}

  /** The digest, whatever the order of the changes. */
  public static Sha256 of(List<ContractChange> changes) {
    return Sha256.of(text(changes).getBytes(StandardCharsets.UTF_8));
  }

  /** The text that is digested, so that a reviewer can repeat it with {@code sha256sum}. */
  public static String text(List<ContractChange> changes) {
    var text = new StringBuilder(FORMAT).append('\n');
    for (ContractChange change : judged(changes)) {
      text.append(change.mode())
          .append(' ')
          .append(hex(change.base()))
          .append(' ')
          .append(hex(change.patch()))
          .append(' ')
          .append(escaped(change.path()))
          .append('\n');
    }
    return text.toString();
  }

  /** The changes of what is neither production code nor documentation, sorted by path. */
  static List<ContractChange> judged(List<ContractChange> changes) {
    var paths = new HashSet<String>();
    for (ContractChange change : changes) {
      if (!paths.add(change.path())) {
        throw new IllegalArgumentException("the path is changed twice: " + change.path());
      }
    }
    return changes.stream()
        .filter(change -> change.kind().judge())
        .sorted((left, right) -> Utf8Order.COMPARATOR.compare(left.path(), right.path()))
        .toList();
  }

  private static String hex(Optional<Sha256> digest) {
    return digest.map(Sha256::hex).orElse(NONE);
  }

  /** As in the inventory, so that a path stays on its line and two paths never look the same. */
  private static String escaped(String path) {
    return path.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }
}
