package io.github.waivergate.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the threat model to the patches and projects that show it. */
class ThreatModelTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PATCHES = ROOT.resolve("it-projects/tamper/patches");
  private static final Path PROJECTS = ROOT.resolve("it-projects/projects");
  private static final Pattern NAME =
      Pattern.compile("`(?!not_admitted`)([a-z0-9_]+_(?:refused|unjudged|admitted))`");

  @Test
  void every_patch_and_project_that_it_names_is_there() throws Exception {
    var names = NAME.matcher(page()).results().map(name -> name.group(1)).toList();

    assertThat(names)
        .isNotEmpty()
        .allMatch(name -> isProject(PATCHES.resolve(name)) || isProject(PROJECTS.resolve(name)));
  }

  @Test
  void every_patch_is_named() throws Exception {
    assertThat(patches()).isNotEmpty().allSatisfy(patch -> assertThat(page()).contains(patch));
  }

  private static boolean isProject(Path directory) {
    return Files.isRegularFile(directory.resolve("verify.groovy"));
  }

  private static List<String> patches() throws IOException {
    try (Stream<Path> patches = Files.list(PATCHES)) {
      return patches.map(patch -> "`" + patch.getFileName() + "`").sorted().toList();
    }
  }

  private static String page() throws IOException {
    return Files.readString(ROOT.resolve("docs/threat-model.md"));
  }
}
