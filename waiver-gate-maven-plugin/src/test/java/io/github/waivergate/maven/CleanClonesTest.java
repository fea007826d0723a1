package io.github.waivergate.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.IgnoredFiles;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathPolicy;
import io.github.waivergate.witness.Order;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class CleanClonesTest {
  private static final String HOME = "maven.home";
  private static final String TEST = "src/test/java/TaxProperties.java";

  private final String before = System.getProperty(HOME);
  private final Path directory;
  private final SmallProject small;
  private final Repository repository;

  CleanClonesTest(@TempDir Path directory) throws Exception {
    this.directory = directory.toRealPath();
    repository =
        new Repository(directory.resolve("tax"))
            .write("pom.xml", "<project/>")
            .write(TEST, "class TaxProperties {}")
            .write(".gitignore", "local.txt\n")
            .commit();
    small = new SmallProject(repository.root);
    small.request.setLocalRepositoryPath(directory.resolve("repository").toFile());
    maven("ls -A > ../seen; echo \"$@\" > ../told");
  }

  @AfterEach
  void the_home_is_as_it_was() {
    if (before == null) {
      System.clearProperty(HOME);
    } else {
      System.setProperty(HOME, before);
    }
  }

  @Test
  void a_replay_is_of_the_commit_alone_and_leaves_nothing() throws Exception {
    repository.write("local.txt", "a rate of yesterday");
    try (var git = repository.open()) {
      var clones = clones(git, Optional.empty());

      assertThat(clones.refusal()).isEmpty();
      Path scratch;
      try (var attempt = clones.replay("core", order(), Map.of("w.json", new byte[] {'{', '}'}))) {
        scratch = attempt.checkout().resolveSibling("");
        assertThat(Files.readAllLines(scratch.resolve("seen")))
            .contains("pom.xml", "src")
            .doesNotContain("local.txt");
        assertThat(Files.readString(scratch.resolve("told")))
            .isEqualTo(
                "-B -fae -Dmaven.repo.local=%s -Dwaiver-gate.baseSuite=%s"
                        .formatted(directory.resolve("repository"), attempt.order().nonce())
                    + " -Dwaiver-gate.cleanReplay=%s -Dwaiver-gate.cleanReplayModule=core"
                        .formatted(scratch.resolve("order.json"))
                    + " -pl core -am test\n");
        assertThat(attempt.complaint()).isEmpty();
        assertThat(attempt.lacking()).isEmpty();
        assertThat(attempt.order().nonce()).isNotEqualTo(order().nonce());
        assertThat(attempt.order().witnesses())
            .containsExactly(scratch.resolve("witnesses/w.json"));
        assertThat(Files.isDirectory(attempt.order().receipts())).isTrue();
      }
      assertThat(scratch).doesNotExist();
    }
  }

  @Test
  void a_build_that_fails_says_why() throws Exception {
    maven("echo '[ERROR] no such rate'; exit 1");
    try (var git = repository.open();
        var attempt =
            clones(git, Optional.empty()).replay(".", order(), Map.of("w.json", new byte[0]))) {
      assertThat(attempt.complaint()).containsExactly("exit 1", "no such rate");
    }
  }

  @Test
  void uncommitted_changes_are_in_no_clone() throws Exception {
    repository
        .write("src/main/java/Tax.java", "class Tax {}")
        .write("pom.xml", "<project></project>");
    try (var git = repository.open()) {
      assertThat(clones(git, Optional.empty()).refusal())
          .contains(
              "uncommitted changes are in no clone of the commit: pom.xml, src/main/java/Tax.java");
    }
  }

  @Test
  void a_file_that_lfs_has_elsewhere_is_named() throws Exception {
    repository
        .write(".gitattributes", "*.bin filter=lfs\n")
        .write(
            "rates.bin",
            "version https://git-lfs.github.com/spec/v1\noid sha256:"
                + "0".repeat(64)
                + "\nsize 1\n")
        .commit();
    try (var git = repository.open();
        var attempt =
            clones(git, Optional.empty()).replay(".", order(), Map.of("w.json", new byte[0]))) {
      assertThat(attempt.lacking())
          .containsExactly("the file behind the Git LFS pointer rates.bin");
    }
  }

  @Test
  void generators_are_compared_with_the_merge_base() throws Exception {
    try (var git = repository.open()) {
      var head = git.head();
      assertThat(clones(git, Optional.of(head)).generators(Set.of("TaxProperties.java"), List.of()))
          .satisfies(hashes -> assertThat(hashes.unequal()).isEmpty());
      repository.write(TEST, "class TaxProperties { int narrowed; }").commit();
      try (var later = repository.open()) {
        assertThat(
                clones(later, Optional.of(head))
                    .generators(Set.of("TaxProperties.java"), List.of())
                    .unequal())
            .singleElement()
            .asString()
            .startsWith(TEST + " is 100644 ");
      }
    }
  }

  private CleanClones clones(GitRepository git, Optional<String> base) throws Exception {
    var none =
        new IgnoredFiles() {
          @Override
          public boolean mayLieIn(String path) {
            return false;
          }

          @Override
          public boolean belongs(String path) {
            return false;
          }
        };
    return new CleanClones(
        small.session(),
        git,
        git.snapshot(none).tree(),
        base,
        PathPolicy.builtIn(ModulePaths.standard(".", false)),
        git.root());
  }

  private static Order order() {
    var digest = Sha256.of("x".getBytes(UTF_8));
    return new Order(
        Order.Mode.SEEDS, "n", Path.of("r"), digest, List.of(1L), 1, 1, digest, List.of());
  }

  private void maven(String script) throws Exception {
    var bin = Files.createDirectories(directory.resolve("maven/bin"));
    var executable = Files.writeString(bin.resolve("mvn"), "#!/bin/sh\n" + script + "\n");
    assertThat(executable.toFile().setExecutable(true)).isTrue();
    System.setProperty(HOME, directory.resolve("maven").toString());
  }
}
