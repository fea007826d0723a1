package io.github.waivergate.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.git.GitRepository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A real repository, changed with the git command, away from the machine's settings. */
final class Repository {
  final Path root;

  Repository(Path root) throws Exception {
    this.root = Files.createDirectories(root).toRealPath();
    git("-c", "init.defaultBranch=main", "init", "-q");
  }

  Repository write(String path, String text) throws IOException {
    var file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  Repository commit() throws Exception {
    git("add", "-A");
    git("commit", "-q", "-m", "all of it");
    return this;
  }

  GitRepository open() throws Exception {
    return GitRepository.containing(root).orElseThrow();
  }

  private void git(String... arguments) throws Exception {
    var command =
        new ArrayList<>(List.of("git", "-c", "user.name=Ada", "-c", "user.email=ada@acme.example"));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true);
    builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
    builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
    var process = builder.start();
    var printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(command + ": " + printed);
    }
  }
}
