package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the commits that names stand for. */
final class Refs {
  private static final Pattern OBJECT = Pattern.compile("([0-9a-f]{40,64}) (commit|tree) [0-9]+");

  private Refs() {}

  /**
   * The commit of that name, where there is one. The name is never an argument: whatever stands in
   * it, it can be no option.
   */
  static Optional<String> commit(Git git, String name) throws EvidenceException {
    return object(git, name, "commit");
  }

  /** The tree of the commit of that name. */
  static Optional<String> tree(Git git, String name) throws EvidenceException {
    return object(git, name, "tree");
  }

  private static Optional<String> object(Git git, String name, String kind)
      throws EvidenceException {
    if (name.isBlank() || name.chars().anyMatch(c -> c < ' ')) {
      return Optional.empty();
    }
    var asked = (name + "^{" + kind + "}\n").getBytes(UTF_8);
    var answer = git.ask(asked, InputStream::readAllBytes, "cat-file", "--batch-check");
    var object = OBJECT.matcher(new String(answer, UTF_8).stripTrailing());
    return object.matches() && object.group(2).equals(kind)
        ? Optional.of(object.group(1))
        : Optional.empty();
  }
}
