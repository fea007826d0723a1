package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.path.ModulePaths;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaseModulesTest {
  private final Repository repository;

  BaseModulesTest(@TempDir Path directory) throws Exception {
    repository = new Repository(directory.resolve("tax"));
  }

  @Test
  void every_directory_with_a_pom_is_a_module_in_the_standard_layout() throws Exception {
    pom(".", "tax", "");
    pom("app", "app", "");
    repository.write("docs/pom.xml.txt", "no pom");

    assertThat(modules())
        .containsExactly(ModulePaths.standard(".", false), ModulePaths.standard("app", false));
  }

  @Test
  void a_module_that_others_use_in_tests_alone_is_test_only() throws Exception {
    pom("app", "app", dependency("support", "test"));
    pom("support", "support", "");

    assertThat(testOnly()).containsExactly("support");
  }

  @Test
  void a_module_that_one_of_them_uses_in_its_code_is_not() throws Exception {
    pom("app", "app", dependency("support", "test"));
    pom("server", "server", dependency("support", "runtime"));
    pom("support", "support", "");

    assertThat(testOnly()).isEmpty();
  }

  @Test
  void the_scope_may_be_managed_by_the_parent() throws Exception {
    pom(
        ".",
        "tax",
        "<dependencyManagement>" + dependency("support", "test") + "</dependencyManagement>");
    pom("app", "app", dependency("support", ""));
    pom("support", "support", "");

    assertThat(testOnly()).containsExactly("support");
  }

  @Test
  void what_only_test_support_uses_is_test_support() throws Exception {
    pom("app", "app", dependency("support", "test"));
    pom("support", "support", dependency("matchers", ""));
    pom("matchers", "matchers", "");

    assertThat(testOnly()).containsExactly("matchers", "support");
  }

  @Test
  void the_packed_tests_of_a_module_do_not_make_it_test_only() throws Exception {
    pom("app", "app", "");
    pom(
        "web",
        "web",
        "<dependencies><dependency><groupId>com.acme</groupId><artifactId>app</artifactId>"
            + "<version>1</version><type>test-jar</type><scope>test</scope></dependency>"
            + "</dependencies>");

    assertThat(testOnly()).isEmpty();
  }

  @Test
  void a_profile_may_use_a_module_too() throws Exception {
    pom(
        "app",
        "app",
        "<profiles><profile>" + dependency("support", "test") + "</profile></profiles>");
    pom("support", "support", "");

    assertThat(testOnly()).containsExactly("support");
  }

  @Test
  void source_directories_that_the_pom_names_are_added() throws Exception {
    pom(
        "app",
        "app",
        "<build><sourceDirectory>${project.basedir}/java</sourceDirectory>"
            + "<testSourceDirectory>./checks/java/</testSourceDirectory></build>");

    assertThat(modules())
        .singleElement()
        .satisfies(
            module -> {
              assertThat(module.main())
                  .containsExactly("app/src/main/java", "app/src/main/resources", "app/java");
              assertThat(module.test()).containsExactly("app/src/test/java", "app/checks/java");
            });
  }

  @Test
  void directories_outside_of_the_module_or_yet_to_be_computed_are_not() throws Exception {
    for (String name : List.of("../java", "${sources}", "/opt/java", "..", ".", "a/../b", "")) {
      pom("app", "app", "<build><sourceDirectory>" + name + "</sourceDirectory></build>");

      assertThat(modules()).as(name).containsExactly(ModulePaths.standard("app", false));
    }
  }

  @Test
  void a_broken_pom_is_a_module_in_the_standard_layout() throws Exception {
    repository.write("app/pom.xml", "<project><build>");

    assertThat(modules()).containsExactly(ModulePaths.standard("app", false));
  }

  @Test
  void a_pom_that_is_a_link_is_one_too() throws Exception {
    pom(".", "tax", "");
    Files.createDirectories(repository.root.resolve("app"));
    Files.createSymbolicLink(repository.root.resolve("app/pom.xml"), Path.of("../pom.xml"));

    assertThat(modules())
        .containsExactly(ModulePaths.standard(".", false), ModulePaths.standard("app", false));
  }

  @Test
  void what_lies_on_disk_says_nothing_of_the_base() throws Exception {
    pom("app", "app", "");
    repository.commit();
    pom("more", "more", "");

    try (var git = repository.open()) {
      assertThat(new BaseModules().of(git, git.head()))
          .containsExactly(ModulePaths.standard("app", false));
    }
  }

  private void pom(String directory, String artifactId, String inside) throws Exception {
    repository.write(
        directory + "/pom.xml",
        "<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>"
            + artifactId
            + "</artifactId><version>1</version>"
            + inside
            + "</project>");
  }

  private static String dependency(String artifactId, String scope) {
    return "<dependencies><dependency><groupId>com.acme</groupId><artifactId>"
        + artifactId
        + "</artifactId><version>1</version>"
        + (scope.isEmpty() ? "" : "<scope>" + scope + "</scope>")
        + "</dependency></dependencies>";
  }

  private List<String> testOnly() throws Exception {
    return modules().stream().filter(ModulePaths::testOnly).map(ModulePaths::directory).toList();
  }

  private List<ModulePaths> modules() throws Exception {
    repository.commit();
    try (var git = repository.open()) {
      return new BaseModules().of(git, git.head());
    }
  }
}
