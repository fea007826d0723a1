package io.github.waivergate.git;

/**
 * Which files belong to the patch although git ignores them: an ignore file would otherwise hide
 * whatever the build reads.
 *
 * <p>Paths are relative to the root of the work tree, with {@code /} separators.
 */
public interface IgnoredFiles {

  /** Whether something below this ignored directory could belong to the patch. */
  boolean mayLieIn(String directory);

  /** Whether this ignored file belongs to the patch. */
  boolean belongs(String path);
}
