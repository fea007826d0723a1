package io.github.waivergate.freeze;

import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What the value of a key has to be.
 *
 * @param needed in words
 * @param reading empty for any value that is something else
 */
record FieldShape<T>(String needed, Function<JsonValue, Optional<T>> reading) {
  private static final int LONGEST = 1000;
  private static final Pattern NAME = Pattern.compile("[0-9A-Za-z][0-9A-Za-z._-]{0,63}");
  private static final Pattern ONE_PATH =
      Pattern.compile("(?!\\.{1,2}(/|$))[^/\\\\:*?]+(/(?!\\.{1,2}(/|$))[^/\\\\:*?]+)*");

  static final FieldShape<String> ID =
      text("1 to 64 letters, digits, dots and hyphens", FieldShape::isId);

  static final FieldShape<String> MODULE =
      text(
          "the module's path from the root with / separators, \".\" for the root",
          text -> text.equals(".") || isPath(text));

  static final FieldShape<String> PATH =
      text("a path below the module with / separators, without . and ..", FieldShape::isPath);

  static final FieldShape<String> TEXT =
      text("a text of 1 to " + LONGEST + " characters", text -> true);

  static final FieldShape<String> TEXT_OR_NUMBER =
      new FieldShape<>(
          "a text of 1 to " + LONGEST + " characters, or a number",
          value -> value instanceof Digits d ? Optional.of(d.digits()) : text(value));

  static final FieldShape<String> HASH =
      text("64 hex digits", text -> text.matches("[0-9a-f]{64}"));

  static final FieldShape<Boolean> TRUTH =
      new FieldShape<>(
          "true or false",
          value ->
              value instanceof Word word && !word.word().equals("null")
                  ? Optional.of(word.word().equals("true"))
                  : Optional.empty());

  static final FieldShape<Integer> COUNT =
      new FieldShape<>(
          "a whole number",
          value ->
              value instanceof Digits digits && digits.digits().matches("0|[1-9][0-9]{0,8}")
                  ? Optional.of(Integer.valueOf(digits.digits()))
                  : Optional.empty());

  static final FieldShape<LocalDate> DATE =
      new FieldShape<>(
          "a date such as 2026-09-24", value -> text(value).flatMap(LedgerTimes::date));

  static final FieldShape<Instant> INSTANT =
      new FieldShape<>(
          "an instant with its offset, such as 2026-10-09T00:00:00+00:00",
          value -> text(value).flatMap(LedgerTimes::instant));

  static final FieldShape<Symptom> SYMPTOM =
      new FieldShape<>("locked_input or wall_clock", value -> text(value).flatMap(Symptom::named));

  static final FieldShape<List<String>> NAMES =
      new FieldShape<>("an array of texts, at least one and none twice", FieldShape::names);

  /** Whether a text can name a row. */
  static boolean isId(String text) {
    return NAME.matcher(text).matches();
  }

  private static FieldShape<String> text(String needed, Predicate<String> fits) {
    return new FieldShape<>(needed, value -> text(value).filter(fits));
  }

  private static Optional<String> text(JsonValue value) {
    return value instanceof Text text && !text.text().isBlank() && text.text().length() <= LONGEST
        ? Optional.of(text.text())
        : Optional.empty();
  }

  private static Optional<List<String>> names(JsonValue value) {
    if (!(value instanceof Items items)) {
      return Optional.empty();
    }
    var texts = new ArrayList<String>();
    items.items().forEach(item -> text(item).ifPresent(texts::add));
    return texts.isEmpty()
            || texts.size() != items.items().size()
            || new HashSet<>(texts).size() != texts.size()
        ? Optional.empty()
        : Optional.of(List.copyOf(texts));
  }

  private static boolean isPath(String text) {
    return ONE_PATH.matcher(text).matches() && text.chars().noneMatch(Character::isISOControl);
  }
}
