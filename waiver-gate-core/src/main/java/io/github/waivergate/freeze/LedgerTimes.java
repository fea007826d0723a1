package io.github.waivergate.freeze;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The two shapes of time in the ledger. Both are the same in every time zone. */
final class LedgerTimes {
  private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
  private static final Pattern INSTANT =
      Pattern.compile(DATE + "T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})");
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT)
          .withResolverStyle(ResolverStyle.STRICT);
  private static final DateTimeFormatter SHOWN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ssxxx", Locale.ROOT).withZone(ZoneOffset.UTC);

  private LedgerTimes() {}

  static Optional<LocalDate> date(String text) {
    try {
      return DATE.matcher(text).matches()
          ? Optional.of(LocalDate.parse(text, DAY))
          : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  static Optional<Instant> instant(String text) {
    try {
      return INSTANT.matcher(text).matches()
          ? Optional.of(
              OffsetDateTime.parse(
                      text,
                      DateTimeFormatter.ISO_OFFSET_DATE_TIME.withResolverStyle(
                          ResolverStyle.STRICT))
                  .toInstant())
          : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** The first second after the day, UTC. */
  static Instant endOf(LocalDate day) {
    return day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  static LocalDate dayOf(Instant instant) {
    return LocalDate.ofInstant(instant, ZoneOffset.UTC);
  }

  static String shown(Instant instant) {
    return SHOWN.format(instant);
  }
}
