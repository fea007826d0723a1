package io.github.waivergate.benchmarks;

import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.IgnoredFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Finds what a patch changes in a large repository, against git that trusts its own index. */
final class Patching {
  /** What it may cost to look through everything that could hide a change. */
  private static final double SECONDS_MORE = 1;

  private static final IgnoredFiles JAVA =
      new IgnoredFiles() {
        @Override
        public boolean mayLieIn(String directory) {
          return !directory.equals("target");
        }

        @Override
        public boolean belongs(String path) {
          return path.endsWith(".java");
        }
      };

  private Patching() {}

  static List<Line> lines(Data data) throws Exception {
    int count = data.scaled(20_000);
    var root = data.directory("repository-" + count, at -> write(at, count));
    var what = String.format(Locale.ROOT, "finding a patch in %,d files of 4 KB", count);
    var git = new GitCommand(root);
    var times = Race.of(() -> changed(root), git::changed, () -> git.hashed());
    return List.of(
        Line.against(
            what,
            times.get(0).text(),
            "git diff-tree and status " + times.get(1).text() + ", and 1 s",
            times.get(0),
            times.get(1).median() + SECONDS_MORE,
            1.0),
        Line.duel(
            what, times.get(0), "git add into a new index, and diff-tree", times.get(2), 1.5));
  }

  private static long changed(Path root) throws Exception {
    try (var repository = GitRepository.containing(root).orElseThrow()) {
      var base = repository.mergeBase(repository.commit("HEAD~1"));
      return repository.changes(base, repository.snapshot(JAVA).tree()).size();
    }
  }

  private static void write(Path root, int count) throws IOException, InterruptedException {
    var git = new GitCommand(root);
    git.run("-c", "init.defaultBranch=main", "init", "-q");
    for (int i = 0; i < count; i++) {
      file(root, "src/main/java/com/acme/p" + i / 100, i, "");
    }
    Files.writeString(root.resolve(".gitignore"), "target/\n");
    git.commit();
    for (int i = 0; i < 100; i++) {
      file(root, "src/test/java/com/acme", i, "Test");
    }
    git.commit();
  }

  private static void file(Path root, String directory, int number, String suffix)
      throws IOException {
    var name = "Part" + number + suffix;
    var text = "final class " + name + " {\n" + "  // as long as a class is\n".repeat(160) + "}\n";
    Files.writeString(Data.below(root, directory).resolve(name + ".java"), text);
  }
}
