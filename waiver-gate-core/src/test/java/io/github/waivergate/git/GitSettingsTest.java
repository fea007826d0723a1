package io.github.waivergate.git;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitSettingsTest {
  private final Path directory;
  private Checkout checkout;

  GitSettingsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void start() throws Exception {
    checkout = Checkout.init(directory.resolve("acme"));
  }

  @Test
  void nothing_is_carried_but_how_files_lie_on_this_disk() throws Exception {
    checkout.git("config", "core.fileMode", "false");
    checkout.git("config", "core.symlinks", "false");
    checkout.git("config", "core.sshCommand", "run");
    checkout.git("config", "core.attributesFile", "attributes");
    checkout.git("config", "core.sparseCheckout", "true");
    checkout.git("config", "core.autocrlf", "input");
    checkout.git("config", "core.excludesFile", "a \"b\" \\c");
    checkout.git("config", "filter.calm.clean", "run");
    checkout.git("config", "include.path", "other");

    assertThat(settings(false).carried(40))
        .isEqualTo(
            """
            [core]
            \trepositoryFormatVersion = "0"
            \tbare = "false"
            \tlogAllRefUpdates = "false"
            \tsparseCheckout = "false"
            \tfileMode = "true"
            \tsymlinks = "true"
            \tautocrlf = "input"
            \texcludesfile = "a \\"b\\" \\\\c"
            """);
  }

  @Test
  void a_disk_that_keeps_neither_modes_nor_links_is_believed() throws Exception {
    checkout.git("config", "core.fileMode", "false");
    checkout.git("config", "core.symlinks", "false");

    assertThat(settings(true).carried(40))
        .contains("\tfileMode = \"false\"\n", "\tsymlinks = \"false\"\n");
  }

  @Test
  void git_lfs_is_carried_as_it_installs_itself_whatever_stands_there() throws Exception {
    checkout.git("config", "filter.lfs.process", "run");
    checkout.git("config", "filter.lfs.clean", "run");
    checkout.git("config", "lfs.extension.calm.clean", "run");

    assertThat(settings(false).carried(64))
        .endsWith(
            """
            [extensions]
            \tobjectFormat = "sha256"
            [filter "lfs"]
            \tclean = "git-lfs clean -- %f"
            \tsmudge = "git-lfs smudge -- %f"
            \tprocess = "git-lfs filter-process"
            \trequired = "true"
            """)
        .doesNotContain("run");
  }

  private GitSettings settings(boolean plainFiles) throws Exception {
    return GitSettings.of(checkout.git(), plainFiles);
  }
}
