package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The git command as everybody runs it. */
record GitCommand(Path root) {

  /** How many paths differ from the commit before, as far as the index tells. */
  long changed() throws IOException, InterruptedException {
    long committed = run("diff-tree", "-r", "HEAD~1", "HEAD").lines().count();
    return committed + run("status", "--porcelain").lines().count();
  }

  /** The same, with every file read again. */
  long hashed() throws IOException, InterruptedException {
    var index = root.resolve(".git/index-of-a-benchmark");
    Files.deleteIfExists(index);
    with(index, "read-tree", "HEAD");
    with(index, "add", "-A");
    var tree = with(index, "write-tree").strip();
    return run("diff-tree", "-r", "HEAD~1", tree).lines().count();
  }

  void commit() throws IOException, InterruptedException {
    run("add", "-A");
    run("-c", "user.name=Ada", "-c", "user.email=ada@acme.example", "commit", "-q", "-m", "more");
  }

  String run(String... arguments) throws IOException, InterruptedException {
    return with(root.resolve(".git/index"), arguments);
  }

  private String with(Path index, String... arguments) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    var builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("GIT_INDEX_FILE", index.toAbsolutePath().toString());
    var process = builder.start();
    var printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException("git " + String.join(" ", arguments) + " failed in " + root);
    }
    return printed;
  }
}
