package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A real repository that a test changes with the git command, away from the machine's settings. */
public final class Checkout {
  private static final IgnoredFiles NONE = ignoredIn(path -> false);

  private final Path root;

  private Checkout(Path root) {
    this.root = root;
  }

  public static Checkout init(Path root, String... options) throws Exception {
    Files.createDirectories(root);
    var checkout = new Checkout(root.toRealPath());
    var command = new ArrayList<>(List.of("-c", "init.defaultBranch=main", "init", "-q"));
    command.addAll(List.of(options));
    checkout.git(command.toArray(String[]::new));
    return checkout;
  }

  static Checkout at(Path root) throws IOException {
    return new Checkout(root.toRealPath());
  }

  /** Files of which the predicate is true, wherever they lie but in {@code target}. */
  static IgnoredFiles ignoredIn(Predicate<String> belongs) {
    return new IgnoredFiles() {
      @Override
      public boolean mayLieIn(String directory) {
        return !directory.equals("target");
      }

      @Override
      public boolean belongs(String path) {
        return belongs.test(path);
      }
    };
  }

  public Path root() {
    return root;
  }

  Git git() throws Exception {
    return Git.in(root).with("GIT_CONFIG_GLOBAL", "/dev/null").with("GIT_CONFIG_NOSYSTEM", "1");
  }

  public GitRepository open() throws Exception {
    return new GitRepository(root, git());
  }

  public Checkout write(String path, String text) throws IOException {
    var file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  public String commit(String message) throws Exception {
    git("add", "-A");
    git("commit", "-q", "--allow-empty", "-m", message);
    return git("rev-parse", "HEAD");
  }

  /** Runs git as a user would, and returns what it prints. */
  public String git(String... arguments) throws Exception {
    var command =
        new ArrayList<>(
            List.of(
                "git",
                "-c",
                "user.name=Ada",
                "-c",
                "user.email=ada@acme.example",
                "-c",
                "protocol.file.allow=always"));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true);
    builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
    builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
    builder.environment().put("LC_ALL", "C");
    var process = builder.start();
    var printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(command + " in " + root + ": " + printed);
    }
    return printed;
  }

  /** The paths that the patch on disk changes against HEAD. */
  List<String> changed() throws Exception {
    return changed(NONE);
  }

  List<String> changed(IgnoredFiles ignored) throws Exception {
    try (var repository = open()) {
      var snapshot = repository.snapshot(ignored);
      return repository.changes(repository.head(), snapshot.tree()).stream()
          .map(change -> letter(change) + " " + change.path())
          .toList();
    }
  }

  public static String letter(TreeChange change) {
    return change.isAdded() ? "A" : change.isDeleted() ? "D" : "M";
  }
}
