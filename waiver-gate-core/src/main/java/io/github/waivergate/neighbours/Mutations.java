package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The values that stand near a value, in a fixed order, on every machine the same. */
final class Mutations {
  private static final List<String> LIMITS =
      List.of(
          "2147483647",
          "-2147483648",
          // The first whole number that a double cannot hold.
          "9007199254740993",
          "9223372036854775807",
          "-9223372036854775808");

  /** Beyond it a sum would have more digits than any reader of JSON takes. */
  private static final int MOST_DIGITS = 400;

  private static final int LONG = 1000;
  private static final String NON_ASCII = "\u00e4\u6f22\ud83d\ude42";

  private Mutations() {}

  /** Other values in place of this one; an object and null have none. */
  static List<JsonValue> of(JsonValue value) {
    return all(value)
        .<JsonValue>map(other -> other)
        .filter(other -> !other.equals(value))
        .distinct()
        .toList();
  }

  private static Stream<? extends JsonValue> all(JsonValue value) {
    if (value instanceof Digits number) {
      return numbers(number.digits()).map(Digits::new);
    }
    if (value instanceof Text text) {
      return texts(text.text()).map(Text::new);
    }
    if (value instanceof Items array) {
      return arrays(array.items()).map(Items::new);
    }
    return switch (value.kind()) {
      case "true" -> Stream.of(new Word("false"));
      case "false" -> Stream.of(new Word("true"));
      default -> Stream.of();
    };
  }

  /** Whether anything could stand in its place. */
  static boolean canChange(JsonValue value) {
    return !(value instanceof Members) && !value.kind().equals("null");
  }

  private static Stream<String> numbers(String digits) {
    return Stream.of(Stream.of("0", "1"), near(digits), LIMITS.stream()).flatMap(all -> all);
  }

  private static Stream<String> near(String digits) {
    var number = new BigDecimal(digits);
    if (number.precision() > MOST_DIGITS || Math.abs((long) number.scale()) > MOST_DIGITS) {
      return Stream.of();
    }
    return Stream.of(
            number.subtract(BigDecimal.ONE),
            number.add(BigDecimal.ONE),
            number.negate(),
            number.add(new BigDecimal("0.5")),
            number.add(BigDecimal.ONE.movePointLeft(Math.max(0, number.scale()) + 1)))
        .map(BigDecimal::toPlainString);
  }

  private static Stream<String> texts(String text) {
    var unit = text.isEmpty() ? "x" : text;
    return Stream.of(
        "", " ", NON_ASCII, unit.repeat((LONG + unit.length() - 1) / unit.length()), text + text);
  }

  private static Stream<List<JsonValue>> arrays(List<JsonValue> items) {
    if (items.isEmpty()) {
      return Stream.of();
    }
    var doubled = new ArrayList<>(items);
    doubled.add(0, items.get(0));
    var reversed = new ArrayList<>(items);
    Collections.reverse(reversed);
    return Stream.of(List.of(), doubled, reversed);
  }
}
