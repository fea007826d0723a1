package io.github.waivergate.cases;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The one shape of an instant in all files: {@code 2026-10-09T00:00:00+00:00}. */
public final class Instants {
  private static final DateTimeFormatter SHAPE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ssxxx", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Instants() {}

  /** The instant in UTC, without its fraction of a second. */
  public static String format(Instant instant) {
    return SHAPE.format(instant);
  }
}
