package io.github.waivergate.jqwik;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * A type whose values are one text each.
 *
 * @param tag its name in JSON
 * @param type of the values, subclasses left out
 * @param write the one text of a value
 * @param read the value of a text
 */
record Scalar<T>(String tag, Class<T> type, Function<T, String> write, Function<String, T> read) {
  private static final HexFormat HEX = HexFormat.of();

  private static final List<Scalar<?>> ALL =
      List.of(
          new Scalar<>("i8", Byte.class, Object::toString, Byte::valueOf),
          new Scalar<>("i16", Short.class, Object::toString, Short::valueOf),
          new Scalar<>("i32", Integer.class, Object::toString, Integer::valueOf),
          new Scalar<>("i64", Long.class, Object::toString, Long::valueOf),
          new Scalar<>(
              "f32",
              Float.class,
              value -> HEX.toHexDigits(Float.floatToRawIntBits(value)),
              text -> Float.intBitsToFloat(HexFormat.fromHexDigits(text))),
          new Scalar<>(
              "f64",
              Double.class,
              value -> HEX.toHexDigits(Double.doubleToRawLongBits(value)),
              text -> Double.longBitsToDouble(HexFormat.fromHexDigitsToLong(text))),
          new Scalar<>(
              "char",
              Character.class,
              HEX::toHexDigits,
              text -> (char) HexFormat.fromHexDigits(text)),
          new Scalar<>("bigint", BigInteger.class, BigInteger::toString, BigInteger::new),
          new Scalar<>("decimal", BigDecimal.class, BigDecimal::toString, BigDecimal::new),
          new Scalar<>("uuid", UUID.class, UUID::toString, UUID::fromString),
          new Scalar<>("instant", Instant.class, Instant::toString, Instant::parse),
          new Scalar<>("local_date", LocalDate.class, LocalDate::toString, LocalDate::parse),
          new Scalar<>("local_time", LocalTime.class, LocalTime::toString, LocalTime::parse),
          new Scalar<>(
              "local_date_time",
              LocalDateTime.class,
              LocalDateTime::toString,
              LocalDateTime::parse),
          new Scalar<>(
              "offset_date_time",
              OffsetDateTime.class,
              OffsetDateTime::toString,
              OffsetDateTime::parse),
          new Scalar<>("offset_time", OffsetTime.class, OffsetTime::toString, OffsetTime::parse),
          new Scalar<>(
              "zoned_date_time",
              ZonedDateTime.class,
              ZonedDateTime::toString,
              ZonedDateTime::parse),
          new Scalar<>("duration", Duration.class, Duration::toString, Duration::parse),
          new Scalar<>("period", Period.class, Period::toString, Period::parse),
          // Year.parse does not take what Year.toString writes of the year 5.
          new Scalar<>("year", Year.class, Year::toString, text -> Year.of(Integer.parseInt(text))),
          new Scalar<>("year_month", YearMonth.class, YearMonth::toString, YearMonth::parse),
          new Scalar<>("month_day", MonthDay.class, MonthDay::toString, MonthDay::parse),
          new Scalar<>("zone_offset", ZoneOffset.class, ZoneOffset::getId, ZoneOffset::of),
          new Scalar<>("zone", ZoneId.class, ZoneId::getId, ZoneId::of));

  static Optional<Scalar<?>> of(Object value) {
    return ALL.stream().filter(scalar -> scalar.covers(value)).findFirst();
  }

  static Optional<Scalar<?>> tagged(String tag) {
    return ALL.stream().filter(scalar -> scalar.tag.equals(tag)).findFirst();
  }

  Json encode(Object value) {
    return Json.Members.of(tag, new Json.Text(write.apply(type.cast(value))));
  }

  T decode(String text) throws DeniedException {
    try {
      var value = read.apply(text);
      if (write.apply(value).equals(text)) {
        return value;
      }
    } catch (IllegalArgumentException | DateTimeException e) {
      // Told below: the text is not what a value of the type is written as.
    }
    throw DeniedException.differs("no value of " + tag + " is written as " + text);
  }

  private boolean covers(Object value) {
    // Its one public face: the class of a region is the JDK's own.
    return value.getClass() == type || (type == ZoneId.class && value instanceof ZoneId);
  }
}
