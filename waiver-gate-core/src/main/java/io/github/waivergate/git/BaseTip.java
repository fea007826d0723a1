package io.github.waivergate.git;

/**
 * The tip of the target branch.
 *
 * @param ref the name under which it was found; looked up again, it tells whether the tip moved
 * @param commit the full name of the commit
 */
public record BaseTip(String ref, String commit) {
  public BaseTip {
    ObjectName.require(commit);
  }
}
