package io.github.waivergate.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.path.PathKind;
import io.github.waivergate.repetition.Repetition.Scope;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real class files, as the compiler writes them. */
class ChosenClassesTest {
  private static final String TEST = "@org.junit.jupiter.api.Test void runs() { %s }";

  private final Path directory;
  private final List<String> options = new ArrayList<>(List.of("-proc:none", "-g"));

  ChosenClassesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void a_changed_test_is_chosen_alone() throws Exception {
    compile("ATest", test("ATest", ""), "BTest", test("BTest", ""));

    assertThat(chosen("ATest")).isEqualTo(classes("com.acme.ATest"));
  }

  @Test
  void who_uses_a_changed_helper_through_others_is_chosen() throws Exception {
    compile(
        "Money",
        "final class Money { static int of(int i) { return i; } }",
        "Desk",
        "final class Desk { int sum() { return Money.of(1); } }",
        "ATest",
        test("ATest", "new Desk().sum();"),
        "BTest",
        test("BTest", ""));

    assertThat(chosen("Money"))
        .isEqualTo(classes("com.acme.ATest", "com.acme.Desk", "com.acme.Money"));
  }

  @Test
  void a_subclass_of_a_changed_class_is_chosen() throws Exception {
    compile(
        "Base",
        "abstract class Base { " + TEST.formatted("") + " }",
        "ATest",
        "class ATest extends Base {}",
        "BTest",
        test("BTest", ""));

    assertThat(chosen("Base")).isEqualTo(classes("com.acme.ATest", "com.acme.Base"));
  }

  @Test
  void who_uses_a_nested_class_of_a_changed_one_is_chosen_by_its_outermost_class()
      throws Exception {
    compile(
        "Rows",
        "final class Rows { static final class Row {} }",
        "ATest",
        "class ATest { static class Inner { " + TEST.formatted("new Rows.Row();") + " } }",
        "BTest",
        test("BTest", ""));

    assertThat(chosen("Rows")).isEqualTo(classes("com.acme.ATest", "com.acme.Rows"));
  }

  @Test
  void a_second_class_of_a_changed_file_is_changed_too() throws Exception {
    compile(
        "Money", "final class Money {} final class Coin {}",
        "ATest", test("ATest", "new Coin();"),
        "BTest", test("BTest", ""));

    assertThat(chosen("Money"))
        .isEqualTo(classes("com.acme.ATest", "com.acme.Coin", "com.acme.Money"));
  }

  @Test
  void a_class_named_in_a_text_is_used() throws Exception {
    compile(
        "Rows", "final class Rows { static void rows() {} }",
        "ATest", "class ATest { static final Object O = \"com.acme.Rows#rows\"; }",
        "BTest", test("BTest", ""));

    assertThat(chosen("Rows")).isEqualTo(classes("com.acme.ATest", "com.acme.Rows"));
  }

  @Test
  void an_added_source_goes_by_its_name_whatever_its_package() throws Exception {
    compile("ATest", test("ATest", "com.acme.lib.Check.that();"), "BTest", test("BTest", ""));

    assertThat(of(new ChangedJudge("src/test/java/org/Check.java", PathKind.TEST_BODY, true)))
        .isEqualTo(classes("com.acme.ATest"));
  }

  @Test
  void an_added_source_that_nobody_names_chooses_none() throws Exception {
    compile("ATest", test("ATest", ""));

    assertThat(of(new ChangedJudge("src/test/java/org/NewTest.java", PathKind.TEST_BODY, true)))
        .isEqualTo(classes());
  }

  @Test
  void users_in_another_module_are_chosen_there() throws Exception {
    compile("Money", "public final class Money { public static void pay() {} }");
    var upstream = Files.move(directory.resolve("out"), directory.resolve("upstream"));
    options.addAll(
        List.of("-cp", upstream + File.pathSeparator + System.getProperty("java.class.path")));
    compile("ATest", test("ATest", "Money.pay();"), "BTest", test("BTest", ""));

    assertThat(
            ChosenClasses.of(List.of(source("Money")), directory.resolve("out"), List.of(upstream)))
        .isEqualTo(classes("com.acme.ATest"));
  }

  @Test
  void a_constant_is_copied_into_who_uses_it_so_everything_is_repeated() throws Exception {
    compile(
        "Limits", "final class Limits { static final int MOST = 3; static void used() {} }",
        "ATest", test("ATest", "int i = Limits.MOST;"),
        "BTest", test("BTest", "Limits.used();"));

    assertThat(chosen("Limits"))
        .isEqualTo(
            Repetition.everything(
                List.of(
                    "src/test/java/com/acme/Limits.java has a constant, and who uses a constant"
                        + " does not name its class")));
  }

  @Test
  void a_private_constant_stays_where_it_is() throws Exception {
    compile(
        "Limits",
        "final class Limits { private static final int MOST = 3; static void used() {} }",
        "BTest",
        test("BTest", "Limits.used();"));

    assertThat(chosen("Limits")).isEqualTo(classes("com.acme.BTest", "com.acme.Limits"));
  }

  @Test
  void a_changed_class_that_nobody_names_may_act_anywhere() throws Exception {
    compile("Component", "final class Component {}", "ATest", test("ATest", ""));

    assertThat(chosen("Component"))
        .isEqualTo(
            Repetition.everything(
                List.of(
                    "src/test/java/com/acme/Component.java holds no test, and no class names what"
                        + " it is compiled to")));
  }

  @Test
  void a_file_that_names_a_chosen_class_repeats_everything() throws Exception {
    compile("Money", "final class Money {}", "ATest", test("ATest", "new Money();"));
    Files.createDirectories(directory.resolve("out/META-INF/services"));
    Files.writeString(
        directory.resolve("out/META-INF/services/java.lang.Runnable"), "com.acme.Money\n");

    assertThat(chosen("Money"))
        .isEqualTo(
            Repetition.everything(
                List.of(
                    "META-INF/services/java.lang.Runnable names a class that is to be repeated")));
  }

  @Test
  void a_file_that_names_another_class_does_not() throws Exception {
    compile("ATest", test("ATest", ""), "BTest", test("BTest", ""));
    Files.writeString(directory.resolve("out/rates.txt"), "com.acme.BTest com.acme.ATests\n");

    assertThat(chosen("ATest")).isEqualTo(classes("com.acme.ATest"));
  }

  @Test
  void a_changed_source_without_a_class_repeats_everything() throws Exception {
    compile("ATest", test("ATest", ""));

    assertThat(chosen("Gone"))
        .isEqualTo(
            Repetition.everything(
                List.of(
                    "src/test/java/com/acme/Gone.java is compiled to no class that could be"
                        + " found")));
  }

  @Test
  void classes_that_do_not_name_their_source_repeat_everything() throws Exception {
    options.set(1, "-g:none");
    compile("ATest", test("ATest", ""));

    assertThat(chosen("ATest"))
        .isEqualTo(Repetition.everything(List.of("com.acme.ATest does not name its source file")));
  }

  @Test
  void a_class_file_that_is_none_repeats_everything() throws Exception {
    compile("ATest", test("ATest", ""));
    Files.write(directory.resolve("out/Broken.class"), new byte[] {1, 2, 3, 4, 5});

    assertThat(chosen("ATest"))
        .isEqualTo(
            Repetition.everything(
                List.of(
                    "the compiled tests cannot be read: java.io.IOException: it is no class file")));
  }

  @Test
  void without_a_changed_source_none_is_chosen() throws Exception {
    compile("ATest", test("ATest", ""));

    assertThat(of()).isEqualTo(classes());
  }

  private static String test(String name, String body) {
    return "class " + name + " { " + TEST.formatted(body) + " }";
  }

  private void compile(String... sources) throws IOException {
    var files = new ArrayList<String>();
    var where = Files.createDirectories(directory.resolve("sources"));
    var lib = Files.createDirectories(where.resolve("lib")).resolve("Check.java");
    Files.writeString(
        lib, "package com.acme.lib; public class Check { public static void that() {} }");
    for (int i = 0; i < sources.length; i += 2) {
      var file = where.resolve(sources[i] + ".java");
      Files.writeString(file, "package com.acme; " + sources[i + 1]);
      files.add(file.toString());
    }
    var libraries = Files.createDirectories(directory.resolve("libraries"));
    run(List.of("-d", libraries.toString(), lib.toString()));
    var out = Files.createDirectories(directory.resolve("out"));
    var command = new ArrayList<>(options);
    if (!command.contains("-cp")) {
      command.addAll(
          List.of("-cp", libraries + File.pathSeparator + System.getProperty("java.class.path")));
    }
    command.addAll(List.of("-d", out.toString()));
    command.addAll(files);
    run(command);
  }

  private static void run(List<String> command) {
    var compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler.run(null, null, null, command.toArray(String[]::new))).isZero();
  }

  private Repetition chosen(String name) {
    return of(source(name));
  }

  private Repetition of(ChangedJudge... sources) {
    return ChosenClasses.of(List.of(sources), directory.resolve("out"), List.of());
  }

  private static ChangedJudge source(String name) {
    return new ChangedJudge("src/test/java/com/acme/" + name + ".java", PathKind.TEST_BODY, false);
  }

  private static Repetition classes(String... names) {
    return new Repetition(Scope.CHOSEN, List.of(names), List.of(), List.of());
  }
}
