package io.github.waivergate.anchor;

import io.github.waivergate.git.TreeChange;
import io.github.waivergate.path.ClassifiedPath;

/**
 * A path that git says is changed, and what the policy says it is.
 *
 * @param change both sides by git's names for them
 * @param classified its class and the rule behind it
 */
record ChangedPath(TreeChange change, ClassifiedPath classified) {
  String path() {
    return change.path();
  }

  boolean isJudge() {
    return classified.kind().judge();
  }
}
