package io.github.waivergate.contract;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.path.PathKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors were written with {@code printf} and digested with {@code sha256sum *.txt}. */
class ContractDigestTest {
  private static final Optional<Sha256> OLD = Optional.of(Sha256.of("old".getBytes(UTF_8)));
  private static final Optional<Sha256> NEW = Optional.of(Sha256.of("new".getBytes(UTF_8)));
  private static final Optional<Sha256> NONE = Optional.empty();
  private static final List<ContractChange> FIVE =
      List.of(
          new ContractChange(
              "src/test/resources/\uD83D\uDE00", "120000", NONE, NEW, PathKind.FIXTURE),
          new ContractChange("src/test/resources/\uFFFD", "100755", OLD, OLD, PathKind.FIXTURE),
          new ContractChange("pom.xml", "100644", OLD, NEW, PathKind.BUILD_CONFIG),
          new ContractChange("src/main/java/A.java", "100644", OLD, NEW, PathKind.PRODUCTION),
          new ContractChange(
              "src/test/resources/old invoice.json", "000000", OLD, NONE, PathKind.FIXTURE),
          new ContractChange("README.md", "000000", OLD, NONE, PathKind.DOCS),
          new ContractChange(
              "src/test/java/a\tb\nc\rd\\e.java", "100644", NONE, NEW, PathKind.TEST_BODY));

  @Test
  void the_text_is_what_another_program_writes() throws Exception {
    assertThat(ContractDigest.text(FIVE)).isEqualTo(vector("five-changes.txt"));
    assertThat(ContractDigest.text(List.of())).isEqualTo(vector("nothing.txt"));
  }

  @Test
  void the_digest_is_what_sha256sum_says() throws Exception {
    assertThat(vector("SHA256SUMS"))
        .isEqualTo(
            "%s  five-changes.txt\n%s  nothing.txt\n"
                .formatted(ContractDigest.of(FIVE), ContractDigest.NOTHING));
  }

  @Test
  void production_and_docs_have_no_part_in_it() {
    var nobodysJudge = FIVE.stream().filter(change -> !change.kind().judge()).toList();

    assertThat(nobodysJudge).hasSize(2);
    assertThat(ContractDigest.of(nobodysJudge)).isEqualTo(ContractDigest.NOTHING);
  }

  @Test
  void any_order_gives_the_same_digest() {
    var changes = new ArrayList<>(FIVE);
    var random = new Random(11);
    for (int i = 0; i < 50; i++) {
      Collections.shuffle(changes, random);
      assertThat(ContractDigest.of(changes)).isEqualTo(ContractDigest.of(FIVE));
    }
  }

  @Test
  void two_different_changes_never_have_the_same_text() {
    var random = new Random(13);
    var lists = new HashMap<String, Set<String>>();
    for (int i = 0; i < 20_000; i++) {
      var changes = randomChanges(random);
      var sorted = new TreeSet<String>();
      changes.forEach(change -> sorted.add(change.toString()));
      assertThat(lists.computeIfAbsent(ContractDigest.text(changes), text -> sorted))
          .isEqualTo(sorted);
    }
    assertThat(lists).hasSizeGreaterThan(5_000);
  }

  @ParameterizedTest
  @CsvSource({
    "100644, true, false",
    "000000, true, true",
    "100644, false, false",
    "000000, false, false",
    "644, true, true",
    "100648, true, true",
  })
  void sides_that_contradict_the_mode_are_refused(String mode, boolean base, boolean patch) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new ContractChange(
                    "pom.xml", mode, base ? OLD : NONE, patch ? NEW : NONE, PathKind.CONTRACT));
  }

  @Test
  void what_utf_8_cannot_hold_is_no_path() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ContractChange("\uD83D", "100644", OLD, NEW, PathKind.CONTRACT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ContractChange("", "100644", OLD, NEW, PathKind.CONTRACT));
  }

  @Test
  void a_path_is_changed_once() {
    var twice = List.of(FIVE.get(2), FIVE.get(2));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> ContractDigest.of(twice))
        .withMessage("the path is changed twice: pom.xml");
  }

  /** Few letters, so that escapes and separators meet each other often. */
  private static List<ContractChange> randomChanges(Random random) {
    var paths = new TreeSet<String>();
    int count = 1 + random.nextInt(2);
    while (paths.size() < count) {
      var path = new StringBuilder();
      int length = 1 + random.nextInt(4);
      for (int i = 0; i < length; i++) {
        path.append("\\tnr \t\n\r-".charAt(random.nextInt(9)));
      }
      paths.add(path.toString());
    }
    var sides = List.of(NONE, OLD, NEW);
    return paths.stream()
        .map(
            path -> {
              var patch = sides.get(random.nextInt(3));
              var base = patch.isEmpty() ? OLD : sides.get(random.nextInt(3));
              return new ContractChange(
                  path, patch.isEmpty() ? "000000" : "100644", base, patch, PathKind.FIXTURE);
            })
        .toList();
  }

  private static String vector(String name) throws IOException {
    try (var stream = ContractDigestTest.class.getResourceAsStream("/contract/" + name)) {
      assertThat(stream).as(name).isNotNull();
      return new String(stream.readAllBytes(), UTF_8);
    }
  }
}
