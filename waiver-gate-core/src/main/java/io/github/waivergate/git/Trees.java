package io.github.waivergate.git;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads trees, and what differs between two of them. */
final class Trees {
  private static final Pattern LISTED =
      Pattern.compile("([0-7]{6}) (?:blob|commit) ([0-9a-f]+)\t(.+)", Pattern.DOTALL);
  private static final Pattern STAGED =
      Pattern.compile("([0-7]{6}) ([0-9a-f]+) 0\t(.+)", Pattern.DOTALL);
  private static final Pattern CHANGED =
      Pattern.compile(":([0-7]{6}) ([0-7]{6}) ([0-9a-f]+) ([0-9a-f]+) [ADMT]");

  private Trees() {}

  /** Every entry below the tree, by path, sorted by UTF-8 bytes. */
  static SortedMap<String, TreeEntry> list(Git git, String treeish) throws EvidenceException {
    return entries(
        LISTED, git.bytes("ls-tree", "-r", "-z", "--full-tree", ObjectName.require(treeish)));
  }

  /** Every entry of the index that the given git works on. */
  static SortedMap<String, TreeEntry> index(Git git) throws EvidenceException {
    return entries(STAGED, git.bytes("ls-files", "-s", "-z"));
  }

  static List<TreeChange> changes(Git git, String base, String patch) throws EvidenceException {
    var fields =
        GitNames.split(
            git.bytes(
                "diff-tree",
                "-r",
                "--raw",
                "-z",
                "--no-abbrev",
                "--no-renames",
                "--no-ext-diff",
                "--no-textconv",
                "--no-relative",
                "--ignore-submodules=none",
                ObjectName.require(base),
                ObjectName.require(patch)));
    var changes = new ArrayList<TreeChange>();
    for (int i = 0; i + 1 < fields.size(); i += 2) {
      var raw = CHANGED.matcher(fields.get(i));
      if (!raw.matches()) {
        throw unknown("diff-tree", fields.get(i));
      }
      changes.add(
          new TreeChange(
              fields.get(i + 1), raw.group(1), raw.group(2), raw.group(3), raw.group(4)));
    }
    if (fields.size() % 2 != 0) {
      throw unknown("diff-tree", fields.get(fields.size() - 1));
    }
    changes.sort(Comparator.comparing(TreeChange::path, Utf8Order.COMPARATOR));
    return List.copyOf(changes);
  }

  private static SortedMap<String, TreeEntry> entries(Pattern form, byte[] printed)
      throws EvidenceException {
    var entries = new TreeMap<String, TreeEntry>(Utf8Order.COMPARATOR);
    for (String line : GitNames.split(printed)) {
      var entry = form.matcher(line);
      if (!entry.matches()) {
        throw unknown(form == LISTED ? "ls-tree" : "ls-files", line);
      }
      var path = entry.group(3);
      entries.put(path, new TreeEntry(path, entry.group(1), entry.group(2)));
    }
    return entries;
  }

  private static EvidenceException unknown(String command, String line) {
    return new EvidenceException(
        "git " + command, "printed what is not its documented form: " + line, Git.MEND);
  }
}
