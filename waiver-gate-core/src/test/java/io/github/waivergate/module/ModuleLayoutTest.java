package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModuleLayoutTest {
  private final ModuleLayout layout = layout("/srv/shop/billing/tax", "/srv/shop");

  @Test
  void a_module_is_named_by_its_path_from_the_root() {
    assertThat(layout.module()).isEqualTo("billing/tax");
    assertThat(layout("/srv/shop", "/srv/shop").module()).isEqualTo(".");
    assertThat(layout("/srv/tax", "/srv/shop").module()).isEqualTo("../tax");
  }

  @Test
  void files_lie_where_the_contract_says() {
    assertThat(layout.fixtureLock()).isEqualTo(Path.of("/srv/shop/billing/tax/qa/fixture.lock"));
    assertThat(layout.inventory()).isEqualTo(Path.of("/srv/shop/billing/tax/qa/known-tests.lock"));
    assertThat(layout.waiverJson())
        .isEqualTo(Path.of("/srv/shop/billing/tax/target/waiver-gate/waiver.json"));
    assertThat(layout.casesJson())
        .isEqualTo(Path.of("/srv/shop/billing/tax/target/waiver-gate/cases.json"));
  }

  @ParameterizedTest
  @CsvSource({
    "/srv/shop/billing/tax/qa/fixture.lock, qa/fixture.lock",
    "/srv/shop/billing/tax/target/../qa/fixture.lock, qa/fixture.lock",
    "/srv/shop/billing/tax, /srv/shop/billing/tax",
    "/srv/shop/billing/taxes/a, /srv/shop/billing/taxes/a",
    "/elsewhere/a, /elsewhere/a"
  })
  void a_file_is_shown_from_the_modules_directory_where_it_lies_below(String path, String shown) {
    assertThat(layout.shown(Path.of(path))).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({
    "/srv/shop/billing/tax/target/replays/*, target/replays/*",
    "' target/replays/* ', target/replays/*",
    "target\\replays\\?, target/replays/?",
    "/srv/shop/billing/tax/, /srv/shop/billing/tax/",
    "/elsewhere/**, /elsewhere/**"
  })
  void a_pattern_is_shown_from_the_modules_directory_too(String pattern, String shown) {
    assertThat(layout.shownPattern(pattern)).isEqualTo(shown);
  }

  private static ModuleLayout layout(String basedir, String root) {
    return new ModuleLayout(
        Path.of(basedir, "x", ".."),
        Path.of(basedir, "target"),
        new ModuleClasses(
            Path.of(basedir, "target/classes"), Path.of(basedir, "target/test-classes"), List.of()),
        Path.of(root),
        "com.acme:tax:1.0");
  }
}
