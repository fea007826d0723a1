package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The base suite as shell commands that anybody can paste: the clone it ran in is deleted.
 *
 * @param root the top of the git work tree
 * @param base the merge base
 * @param production the patch's paths that are laid over it
 * @param top the directory that Maven runs in, from the root; empty for the root itself
 */
record ByHand(Path root, String base, List<String> production, String top) {
  private static final String DIRECTORY = "waiver-gate-base";
  private static final int PATHS = 50;
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");
  private static final List<String> SECRETS =
      List.of("password", "passwd", "passphrase", "token", "secret", "key", "credential");

  ByHand {
    production = List.copyOf(production);
  }

  /** One command after the other, from any directory; the patch has to be committed. */
  List<String> commands(BaseMaven maven) throws EvidenceException {
    var commands = new ArrayList<String>();
    var source = quoted(root.toString());
    commands.add("patch=$(git -C " + source + " rev-parse HEAD)");
    commands.add("git clone --quiet --no-checkout " + source + " " + DIRECTORY);
    commands.add("cd " + DIRECTORY);
    commands.add("git checkout --quiet --detach " + base);
    for (int from = 0; from < production.size(); from += PATHS) {
      var some = production.subList(from, Math.min(from + PATHS, production.size()));
      commands.add("git restore --source=\"$patch\" --" + pathspecs(some));
    }
    if (!top.isEmpty()) {
      commands.add("cd " + quoted(top));
    }
    commands.add(command(maven));
    return commands;
  }

  private static String pathspecs(List<String> paths) {
    var all = new StringBuilder();
    paths.forEach(path -> all.append(' ').append(quoted(":(top,literal)" + path)));
    return all.toString();
  }

  private static String command(BaseMaven maven) throws EvidenceException {
    var command = new StringBuilder();
    for (String part : maven.withoutProperties()) {
      command.append(quoted(part)).append(' ');
    }
    command.append("-Dwaiver-gate.").append(BaseBuild.MARKER).append("=by-hand");
    var leftOut = new ArrayList<String>();
    maven
        .properties()
        .forEach(
            (name, value) -> {
              if (isSecret(name)) {
                leftOut.add("-D" + name + "=…");
              } else {
                command.append(' ').append(quoted("-D" + name + "=" + value));
              }
            });
    command.append(" verify");
    if (!leftOut.isEmpty()) {
      command.append(" # left out, by their names secrets: ").append(String.join(" ", leftOut));
    }
    return command.toString();
  }

  static boolean isSecret(String name) {
    var lower = name.toLowerCase(Locale.ROOT);
    return SECRETS.stream().anyMatch(lower::contains);
  }

  /** One word for a POSIX shell. */
  static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
