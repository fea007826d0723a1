package io.github.waivergate.digest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class Utf8OrderTest {
  private static final List<String> SORTED =
      List.of(
          "",
          "\u0000",
          "\n",
          "-",
          "/",
          "B",
          "a",
          "a\u0000",
          "a-b",
          "a/b",
          "ab",
          "cafe\u0301",
          "caf\u00e9",
          "\u07ff",
          "\u0800",
          "\ud7ff",
          "\ue000",
          "\uff5e",
          "\uffff",
          "\ud800\udc00",
          "\ud83d\ude00",
          "\ud83d\ude00a",
          "\ud83d\ude01",
          "\udbff\udfff");

  @Test
  void strings_are_ordered_as_their_unsigned_bytes() {
    for (var left : SORTED) {
      for (var right : SORTED) {
        assertThat(Integer.signum(Utf8Order.COMPARATOR.compare(left, right)))
            .as("%s against %s", left, right)
            .isEqualTo(Integer.signum(Arrays.compareUnsigned(utf8(left), utf8(right))));
      }
    }
  }

  @Test
  void a_pair_of_surrogates_comes_after_every_single_unit() {
    assertThat(Utf8Order.COMPARATOR.compare("\ud800\udc00", "\uffff")).isPositive();
    assertThat("\ud800\udc00".compareTo("\uffff")).isNegative();
  }

  @Test
  void the_list_above_is_already_sorted() {
    assertThat(SORTED).isSortedAccordingTo(Utf8Order.COMPARATOR);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
