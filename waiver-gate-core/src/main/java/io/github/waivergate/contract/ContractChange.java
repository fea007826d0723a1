package io.github.waivergate.contract;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.path.PathKind;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One path that a patch changes, with its bytes on both sides.
 *
 * @param path from the git root
 * @param mode git's mode of the path in the patch, {@code 000000} where the patch deletes it
 * @param base digest of the content at the merge base, where there is one
 * @param patch digest of the content in the patch, where there is one
 * @param kind its class
 */
public record ContractChange(
    String path, String mode, Optional<Sha256> base, Optional<Sha256> patch, PathKind kind) {
  /** The mode of a path that is no longer there. */
  public static final String DELETED = "000000";

  private static final Pattern MODE = Pattern.compile("[0-7]{6}");

  public ContractChange {
    if (path.isEmpty() || !StandardCharsets.UTF_8.newEncoder().canEncode(path)) {
      throw new IllegalArgumentException("not a path that UTF-8 can hold: " + path);
    }
    if (!MODE.matcher(mode).matches()) {
      throw new IllegalArgumentException("not a mode of git: " + mode);
    }
    if (patch.isEmpty() != mode.equals(DELETED)) {
      throw new IllegalArgumentException("mode and content of the patch contradict each other");
    }
    if (base.isEmpty() && patch.isEmpty()) {
      throw new IllegalArgumentException("a path that is on neither side is no change");
    }
  }
}
