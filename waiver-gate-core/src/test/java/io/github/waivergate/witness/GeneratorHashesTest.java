package io.github.waivergate.witness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.git.TreeEntry;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathPolicy;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GeneratorHashesTest {
  private static final String SOURCE = "com/acme/TaxProperties.java";
  private static final String AT = "src/test/java/";

  @Test
  void what_draws_inputs_is_what_the_policy_says_and_the_properties_own_source() throws Exception {
    var files =
        files(
            entry(AT + "com/acme/TaxProperties.java", "a"),
            entry(AT + "com/acme/Rates.java", "b"),
            entry(AT + "com/acme/InvoiceGenerator.java", "c"),
            entry("qa/seeds.json", "d"),
            entry("src/test/resources/junit-platform.properties", "e"),
            entry("src/main/java/com/acme/Tax.java", "f"));

    assertThat(files.blobs().keySet())
        .containsExactly(
            "qa/seeds.json",
            AT + "com/acme/InvoiceGenerator.java",
            AT + "com/acme/TaxProperties.java",
            "src/test/resources/junit-platform.properties");
  }

  @Test
  void equal_files_are_equal_whatever_production_code_does() throws Exception {
    var hashes =
        hashes(
            files(entry(AT + SOURCE, "a"), entry("src/main/java/A.java", "b")),
            files(entry(AT + SOURCE, "a"), entry("src/main/java/A.java", "c")));

    assertThat(hashes.unequal()).isEmpty();
    assertThat(hashes.digest()).isEqualTo(hashes.patch().digest());
  }

  @Test
  void every_file_that_differs_is_named() throws Exception {
    var hashes =
        hashes(
            files(entry(AT + SOURCE, "a"), entry("qa/seeds.json", "b")),
            files(
                entry(AT + SOURCE, "c"),
                new TreeEntry(AT + "RateArbitrary.java", "100755", "d".repeat(40))));

    assertThat(hashes.unequal())
        .containsExactly(
            "qa/seeds.json is no file, the merge base has 100644 bbbbbbbbbbbb",
            "src/test/java/RateArbitrary.java is 100755 dddddddddddd, the merge base has no file",
            "src/test/java/com/acme/TaxProperties.java is 100644 cccccccccccc,"
                + " the merge base has 100644 aaaaaaaaaaaa");
    assertThat(hashes.digest())
        .isEqualTo(hashes.base().orElseThrow().digest())
        .isNotEqualTo(hashes.patch().digest());
  }

  @Test
  void a_mode_and_a_name_count_as_much_as_content() throws Exception {
    var one = files(entry(AT + SOURCE, "a")).digest();

    assertThat(files(new TreeEntry(AT + SOURCE, "120000", "a".repeat(40))).digest())
        .isNotEqualTo(one);
    assertThat(files(entry("b/" + SOURCE, "a")).digest()).isNotEqualTo(one);
    assertThat(files(entry(AT + SOURCE, "a")).digest()).isEqualTo(one);
  }

  @Test
  void a_source_that_is_not_there_vouches_for_nothing() throws Exception {
    var files = files(entry("qa/seeds.json", "a"));
    var hashes =
        new GeneratorHashes(Optional.of(files), files, Set.of(SOURCE), List.of("com.acme.Odd"));

    assertThat(hashes.unequal())
        .containsExactly(
            "com/acme/TaxProperties.java is not in the tree",
            "nothing tells of the source of com.acme.Odd");
  }

  @Test
  void without_a_merge_base_nothing_is_equal() throws Exception {
    var hashes =
        new GeneratorHashes(
            Optional.empty(), files(entry(AT + SOURCE, "a")), Set.of(SOURCE), List.of());

    assertThat(hashes.unequal()).containsExactly("no merge base is known to compare them with");
    assertThat(hashes.digest()).isEqualTo(hashes.patch().digest());
  }

  private static GeneratorHashes hashes(GeneratorFiles base, GeneratorFiles patch) {
    return new GeneratorHashes(Optional.of(base), patch, Set.of(SOURCE), List.of());
  }

  private static GeneratorFiles files(TreeEntry... tree) throws Exception {
    var policy = PathPolicy.builtIn(ModulePaths.standard(".", false));
    return GeneratorFiles.of(List.of(tree), policy, Set.of(SOURCE));
  }

  private static TreeEntry entry(String path, String blob) {
    return new TreeEntry(path, "100644", blob.repeat(40));
  }
}
