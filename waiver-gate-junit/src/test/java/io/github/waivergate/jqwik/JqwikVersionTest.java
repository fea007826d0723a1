package io.github.waivergate.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JqwikVersionTest {
  @Test
  void the_version_is_that_of_the_jar_on_the_class_path() {
    assertThat(JqwikVersion.get()).isEqualTo("1.9.3");
  }

  @Test
  void a_jar_of_a_repository_names_its_version() {
    assertThat(JqwikVersion.of("/repo/net/jqwik/jqwik-api/1.9.3/jqwik-api-1.9.3.jar"))
        .isEqualTo("1.9.3");
  }

  @Test
  void what_is_no_jar_of_a_release_has_no_version() {
    assertThat(JqwikVersion.of("/repo/jqwik-api/build/classes/")).isEqualTo("unknown");
    assertThat(JqwikVersion.of("/lib/shaded.jar")).isEqualTo("unknown");
  }
}
