package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShadowedClassesTest {
  private static final String ASSERTIONS = "org/junit/jupiter/api/Assertions";
  private static final String NAME = "org.junit.jupiter.api.Assertions";

  private final Path libraries;
  private final SmallModule module;

  ShadowedClassesTest(@TempDir Path directory) throws Exception {
    libraries = directory.resolve("libraries");
    Files.createDirectories(libraries);
    module = SmallModule.green(directory.resolve("tax"));
    main("com/acme/Parser");
    module.testClass();
  }

  @Test
  void classes_with_names_of_their_own_are_no_finding() throws Exception {
    module.libraries = List.of(jar("api-5.jar", ASSERTIONS + ".class"));

    assertThat(findings()).isEmpty();
  }

  @Test
  void a_class_that_a_jar_has_too_is_named_with_the_jar() throws Exception {
    main(ASSERTIONS);
    module.libraries = List.of(jar("api-5.jar", ASSERTIONS + ".class"));

    assertThat(findings()).containsExactly(shadowed(NAME, "api-5.jar"));
  }

  @Test
  void a_class_that_the_test_output_has_too_is_named_with_it() throws Exception {
    main("com/acme/ParseTest");

    assertThat(findings()).containsExactly(shadowed("com.acme.ParseTest", "target/test-classes"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.apache.maven.surefire.junitplatform.JUnitPlatformProvider",
        "org.apache.maven.plugin.surefire.log.api.ConsoleLogger",
        "org.junit.platform.launcher.core.LauncherFactory"
      })
  void a_class_of_surefires_runner_is_one_too_although_no_library_has_it(String name)
      throws Exception {
    main(name.replace('.', '/'));

    assertThat(findings()).containsExactly(shadowed(name, "Surefire's own runner"));
  }

  @Test
  void a_class_beside_the_runners_packages_is_no_finding() throws Exception {
    main("org/apache/maven/surefireextras/Tax");
    main("org/junit/platform/launchers/Tax");

    assertThat(findings()).isEmpty();
  }

  @Test
  void a_class_in_several_places_is_one_finding() throws Exception {
    main(ASSERTIONS);
    module.testClass(ASSERTIONS);
    module.libraries =
        List.of(
            jar("z.jar", ASSERTIONS + ".class"),
            jar("a.jar", ASSERTIONS + ".class", ASSERTIONS + ".txt"));

    assertThat(findings()).containsExactly(shadowed(NAME, "a.jar, target/test-classes, z.jar"));
  }

  @Test
  void a_nested_class_counts_by_its_own_name() throws Exception {
    main("com/acme/Parser$Mode");
    module.libraries = List.of(jar("api-5.jar", "com/acme/Parser$Mode.class"));

    assertThat(findings()).containsExactly(shadowed("com.acme.Parser$Mode", "api-5.jar"));
  }

  @Test
  void a_versioned_class_counts_under_its_plain_name() throws Exception {
    main(ASSERTIONS);
    module.libraries = List.of(jar("api-5.jar", "META-INF/versions/17/" + ASSERTIONS + ".class"));

    assertThat(findings()).containsExactly(shadowed(NAME, "api-5.jar"));
  }

  @Test
  void a_versioned_class_of_the_module_counts_too() throws Exception {
    main("META-INF/versions/17/" + ASSERTIONS);
    module.libraries = List.of(jar("api-5.jar", ASSERTIONS + ".class"));

    assertThat(findings()).containsExactly(shadowed(NAME, "api-5.jar"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"module-info", "com/acme/package-info", "META-INF/versions/9/module-info"})
  void descriptions_of_modules_and_packages_do_not_count(String name) throws Exception {
    main(name);
    module.libraries = List.of(jar("api-5.jar", name + ".class"));

    assertThat(findings()).isEmpty();
  }

  @Test
  void another_modules_directory_counts_as_a_jar_does() throws Exception {
    main("com/acme/Money");
    var other = libraries.resolve("classes");
    write(other.resolve("com/acme/Money.class"));
    module.libraries = List.of(other);

    assertThat(findings())
        .containsExactly(shadowed("com.acme.Money", other.toString().replace('\\', '/')));
  }

  @Test
  void the_modules_own_directories_on_its_class_path_are_not_others() throws Exception {
    var basedir = module.basedir;
    module.libraries =
        List.of(basedir.resolve("target/test-classes"), basedir.resolve("target/classes"));

    assertThat(findings()).isEmpty();
  }

  @Test
  void a_directory_that_is_not_there_holds_no_class() throws Exception {
    module.libraries = List.of(libraries.resolve("other/target/classes"));

    assertThat(findings()).isEmpty();
  }

  @Test
  void a_jar_that_is_no_archive_cannot_be_judged_by() throws Exception {
    module.libraries = List.of(Files.writeString(libraries.resolve("api-5.jar"), "no archive\n"));

    assertUnjudged("zip END header not found");
  }

  @Test
  void a_jar_that_is_not_there_cannot_be_judged_by() {
    module.libraries = List.of(libraries.resolve("api-5.jar"));

    assertUnjudged("no such file");
  }

  @Test
  void a_module_without_main_classes_opens_no_jar() throws Exception {
    Files.delete(module.basedir.resolve("target/classes/com/acme/Parser.class"));
    module.libraries = List.of(libraries.resolve("api-5.jar"));

    assertThat(findings()).isEmpty();
  }

  @Test
  void twenty_classes_are_named_in_order_and_the_rest_is_counted() throws Exception {
    var names = IntStream.range(0, 22).mapToObj(i -> String.format("x/C%02d", i)).toList();
    for (String name : names) {
      main(name);
    }
    module.libraries =
        List.of(jar("x.jar", names.stream().map(n -> n + ".class").toArray(String[]::new)));

    assertThat(findings()).hasSize(21);
    assertThat(findings().subList(0, 20))
        .extracting(Finding::place)
        .isEqualTo(names.subList(0, 20).stream().map(n -> n.replace('/', '.')).toList());
    assertThat(findings().get(20))
        .isEqualTo(
            finding(
                "target/classes", "2 more classes are there and elsewhere on the test class path"));
  }

  @Test
  void twenty_classes_leave_no_rest() throws Exception {
    var names = IntStream.range(0, 20).mapToObj(i -> String.format("x/C%02d", i)).toList();
    for (String name : names) {
      main(name);
      module.testClass(name);
    }

    assertThat(findings()).hasSize(20).extracting(Finding::place).endsWith("x.C19");
  }

  @Test
  void a_green_module_with_a_shadowed_class_is_blocked() throws Exception {
    assertThat(module.verdict().blocked()).isFalse();

    main("com/acme/ParseTest");

    assertThat(module.verdict().blocked()).isTrue();
    assertThat(module.verdict().findings())
        .containsExactly(shadowed("com.acme.ParseTest", "target/test-classes"));
  }

  @Test
  void a_class_that_deletes_its_own_file_while_tests_run_is_blocked_all_the_same()
      throws Exception {
    main("com/acme/ParseTest");
    var replay = module.replaying(5, line -> {});
    var suite = FakeSuite.reporting("unit", "ParseTest", SmallModule.passed("empty"));
    replay.start(suite);
    replay.replay(suite);
    Files.delete(module.basedir.resolve("target/classes/com/acme/ParseTest.class"));

    var verdict = module.check().run(Optional.of(replay.session()));

    assertThat(verdict.findings())
        .containsExactly(shadowed("com.acme.ParseTest", "target/test-classes"));
  }

  private List<Finding> findings() throws EvidenceException {
    return ShadowedClasses.findings(module.layout());
  }

  private void assertUnjudged(String reason) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::findings)
        .withMessage(
            "could not judge: api-5.jar\n  found: its classes cannot be listed: "
                + reason
                + "\n  mend:  delete it so that Maven builds or fetches it anew, then run the build"
                + " again");
  }

  private static Finding shadowed(String name, String where) {
    return finding(
        name,
        "is in target/classes and in "
            + where
            + ": tests would not see the one they were written against");
  }

  private static Finding finding(String place, String found) {
    return Finding.blocking(
        "shadowed_class",
        place,
        found,
        "give the class another name, or take the other one off the test class path");
  }

  private void main(String name) throws IOException {
    write(module.basedir.resolve("target/classes").resolve(name + ".class"));
  }

  private static void write(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[] {1});
  }

  private Path jar(String name, String... entries) throws IOException {
    var file = libraries.resolve(name);
    try (var jar = new JarOutputStream(Files.newOutputStream(file))) {
      for (String entry : entries) {
        jar.putNextEntry(new ZipEntry(entry));
        jar.closeEntry();
      }
    }
    return file;
  }
}
