package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The few settings of a repository that say how its files lie on this disk.
 *
 * <p>All others stay behind: a filter, a monitor or an attribute of the repository's own could hide
 * a change or run a program. What the user has configured globally still holds.
 */
final class GitSettings {
  /** How lines end and names are written here; none of them makes other content look the same. */
  private static final List<String> CARRIED =
      List.of(
          "core.autocrlf",
          "core.eol",
          "core.ignorecase",
          "core.precomposeunicode",
          "core.longpaths",
          "core.excludesfile");

  private static final String LFS = "filter.lfs.process";

  private final Map<String, String> values;
  private final boolean plainFiles;

  private GitSettings(Map<String, String> values, boolean plainFiles) {
    this.values = values;
    this.plainFiles = plainFiles;
  }

  /**
   * @param plainFiles whether this file system keeps neither modes nor links, so that what the
   *     repository says about them is to be believed
   */
  static GitSettings of(Git repository, boolean plainFiles) throws EvidenceException {
    var values = new TreeMap<String, String>();
    for (String setting : repository.text("config", "--list", "-z").split("\0", -1)) {
      int end = setting.indexOf('\n');
      var name = end < 0 ? setting : setting.substring(0, end);
      values.put(name, end < 0 ? "true" : setting.substring(end + 1));
    }
    return new GitSettings(values, plainFiles);
  }

  boolean isSparse() {
    return isTrue("core.sparsecheckout");
  }

  /** The configuration of a repository that behaves like this one, as far as it may. */
  String carried(int digits) {
    var core = new LinkedHashMap<String, String>();
    boolean sha256 = digits == 64;
    core.put("repositoryFormatVersion", sha256 ? "1" : "0");
    core.put("bare", "false");
    core.put("logAllRefUpdates", "false");
    core.put("sparseCheckout", "false");
    core.put("fileMode", believed("core.filemode"));
    core.put("symlinks", believed("core.symlinks"));
    for (String name : CARRIED) {
      if (values.containsKey(name)) {
        core.put(name.substring("core.".length()), values.get(name));
      }
    }
    var text = new StringBuilder("[core]\n");
    core.forEach((name, value) -> append(text, name, value));
    if (sha256) {
      append(text.append("[extensions]\n"), "objectFormat", "sha256");
    }
    // In CI, Git LFS installs itself into the repository; what it installs is known.
    if (values.containsKey(LFS)) {
      text.append("[filter \"lfs\"]\n");
      append(text, "clean", "git-lfs clean -- %f");
      append(text, "smudge", "git-lfs smudge -- %f");
      append(text, "process", "git-lfs filter-process");
      append(text, "required", "true");
    }
    return text.toString();
  }

  private String believed(String name) {
    return String.valueOf(!plainFiles || !values.containsKey(name) || isTrue(name));
  }

  private boolean isTrue(String name) {
    var value = values.getOrDefault(name, "").toLowerCase(Locale.ROOT);
    return List.of("true", "yes", "on", "1").contains(value);
  }

  private static void append(StringBuilder text, String name, String value) {
    text.append('\t').append(name).append(" = \"");
    text.append(value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"));
    text.append("\"\n");
  }
}
