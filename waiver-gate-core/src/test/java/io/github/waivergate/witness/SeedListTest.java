package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedListTest {
  private static final String MEND =
      "write it as docs/witness-freezes.md shows: version 1, seeds, and a budget that they cover";

  @Test
  void a_list_says_what_is_run_and_how_its_witnesses_are_followed() throws Exception {
    var list = parse(Examples.SEED_LIST);

    assertThat(list.digest()).isEqualTo(Sha256.of(Examples.SEED_LIST.getBytes(UTF_8)));
    assertThat(list.seeds()).containsExactly(1L, -81985529216486896L, 3L);
    assertThat(list.prefix()).containsExactly(1L, -81985529216486896L);
    assertThat(list.tries()).isEqualTo(500);
    assertThat(list.shrinkSteps()).isEqualTo(200);
    assertThat(list.cleanReplays()).isEqualTo(4);
    assertThat(list.flips()).isEqualTo(FlipPolicy.REFUSE);
  }

  @Test
  void what_it_does_not_say_has_a_default() throws Exception {
    var list = parse(withSeeds(33));

    assertThat(list.prefix()).hasSize(32);
    assertThat(list.tries()).isEqualTo(1000);
    assertThat(list.shrinkSteps()).isEqualTo(1000);
    assertThat(list.cleanReplays()).isEqualTo(5);
    assertThat(list.flips()).isEqualTo(FlipPolicy.PROPOSE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"version\": 1 | \"version\": 2 | /version | holds 2, needed is 1",
        "\"version\": 1, | ``| | key version is missing",
        "\"flips\" | \"flip\" | | key flip is unknown",
        "\"1\", | \"1\", \"1\",| /seeds/1 | holds \"1\" a second time",
        "\"1\", | 1,| /seeds/0 | holds 1, needed is a text",
        "\"1\", | \"01\",| /seeds/0 | holds \"01\","
            + " needed is a 64-bit number as a text, such as \"-81985529216486896\"",
        "\"1\", | \"9223372036854775808\",| /seeds/0 | holds \"9223372036854775808\","
            + " needed is a 64-bit number as a text, such as \"-81985529216486896\"",
        "[\"1\", \"-81985529216486896\", \"3\"] | [] | /seeds | holds no seed",
        "\"budget\": 2 | \"budget\": 4 | | budget is 4, and there are 3 seeds",
        "\"budget\": 2, | ``| | budget is 32 where none is given, and there are 3 seeds",
        "\"budget\": 2 | \"budget\": 0 | /budget |"
            + " holds 0, needed is a whole number from 1 to 1000000",
        "\"tries\": 500 | \"tries\": \"500\" | /tries |"
            + " holds \"500\", needed is a whole number from 1 to 1000000",
        "\"clean_replays\": 4 | \"clean_replays\": 1 | /clean_replays |"
            + " holds 1, needed is a whole number from 2 to 1000000",
        "\"refuse\" | \"ignore\" | /flips | holds \"ignore\", needed is propose or refuse",
      })
  void a_list_that_is_wrong_anywhere_is_refused(
      String honest, String lie, String pointer, String found) {
    assertThat(Examples.SEED_LIST).contains(honest);
    var text =
        Examples.SEED_LIST.replaceFirst(Pattern.quote(honest), Matcher.quoteReplacement(lie));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> parse(text))
        .withMessage(
            "could not judge: qa/seeds.json"
                + (pointer == null ? "" : " " + pointer)
                + "\n  found: "
                + found
                + "\n  mend:  "
                + MEND);
  }

  @Test
  void a_list_that_is_not_there_is_no_empty_list() {
    assertThat(SeedList.missing("qa/seeds.json"))
        .hasMessage(
            "could not judge: qa/seeds.json\n"
                + "  found: no such file, and a witness is of the seeds that it was found on\n"
                + "  mend:  "
                + MEND);
  }

  private static SeedList parse(String text) throws EvidenceException {
    return SeedList.parse(text.getBytes(UTF_8), "qa/seeds.json");
  }

  private static String withSeeds(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(seed -> "\"" + seed + "\"")
        .collect(Collectors.joining(",", "{\"version\":1,\"seeds\":[", "]}"));
  }
}
