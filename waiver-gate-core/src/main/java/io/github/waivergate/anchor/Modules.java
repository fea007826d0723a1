package io.github.waivergate.anchor;

import io.github.waivergate.git.GitRepository;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.refusal.EvidenceException;
import java.util.List;

/** Where the modules of a commit keep their sources, as whoever can read its poms knows. */
public interface Modules {
  /** The modules of the tree, by their paths from the git root. */
  List<ModulePaths> of(GitRepository git, String treeish) throws EvidenceException;
}
