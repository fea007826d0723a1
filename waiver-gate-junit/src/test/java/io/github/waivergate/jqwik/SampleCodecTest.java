package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleCodecTest {
  /** A canonical value per line. */
  private static final Path VECTORS = Path.of("..", "docs", "schema", "vectors", "samples.txt");

  @Test
  void each_value_is_written_as_its_vector() throws Exception {
    var lines = new ArrayList<String>();
    for (Object value : values()) {
      lines.add(canonical(value));
    }

    assertThat(Files.readAllLines(VECTORS)).containsExactlyElementsOf(lines);
  }

  @Test
  void each_vector_is_read_and_written_the_same() throws Exception {
    for (String line : Files.readAllLines(VECTORS)) {
      assertThat(line(line)).isEqualTo(line);
    }
  }

  @Test
  void a_round_trip_brings_back_an_equal_value() throws Exception {
    for (Object value : values()) {
      var back = SampleDecoder.decode(SampleEncoder.encode(value));

      assertThat(Arrays.deepEquals(new Object[] {back}, new Object[] {value}))
          .as(canonical(value))
          .isTrue();
    }
  }

  @Test
  void sets_and_maps_have_one_spelling_whatever_their_order() throws Exception {
    var upwards = new LinkedHashSet<>(List.of("a", "b", "c"));
    var downwards = new LinkedHashSet<>(List.of("c", "b", "a"));
    var map = new LinkedHashMap<String, Integer>();
    map.put("b", 2);
    map.put("a", 1);

    assertThat(canonical(upwards)).isEqualTo(canonical(downwards));
    assertThat(canonical(new TreeSet<>(upwards))).isEqualTo(canonical(downwards));
    assertThat(canonical(map)).isEqualTo(canonical(new HashMap<>(Map.of("a", 1, "b", 2))));
  }

  @Test
  void an_int_is_no_long_and_one_zero_is_not_the_other() throws Exception {
    assertThat(canonical(1)).isNotEqualTo(canonical(1L));
    assertThat(canonical(0.0)).isNotEqualTo(canonical(-0.0));
    assertThat(canonical(new BigDecimal("1.0"))).isNotEqualTo(canonical(new BigDecimal("1.00")));
    assertThat(canonical(9007199254740993L)).contains("9007199254740993");
  }

  @Test
  void whatever_the_list_does_not_name_is_denied() {
    for (Object opaque :
        List.of(
            new Opaque(1), new AtomicInteger(1), new OwnList(), Pattern.compile("a"), List.class)) {
      assertThatThrownBy(() -> SampleEncoder.encode(opaque))
          .isInstanceOfSatisfying(
              DeniedException.class, e -> assertThat(e.denial()).isEqualTo(Denial.NOT_SERIALISABLE))
          .hasMessage("a value of " + opaque.getClass().getName());
    }
  }

  @Test
  void six_structures_may_nest_and_no_seventh() throws Exception {
    Object nested = 1;
    for (int i = 0; i < 6; i++) {
      nested = List.of(nested);
    }
    var seven = List.of(nested);

    assertThat(SampleDecoder.decode(SampleEncoder.encode(nested))).isEqualTo(nested);
    assertThatThrownBy(() -> SampleEncoder.encode(seven)).hasMessage("nested deeper than 6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'{\"i32\":\"01\"}'                   | 'no value of i32 is written as 01'",
        "'{\"i8\":\"128\"}'                   | 'no value of i8 is written as 128'",
        "'{\"f64\":\"1.0\"}'                  | 'no value of f64 is written as 1.0'",
        "'{\"instant\":\"today\"}'            | 'no value of instant is written as today'",
        "'{\"int\":\"1\"}'                    | 'unknown tag int'",
        "'{\"list\":\"1\"}'                   | 'unknown tag list'",
        "'{\"i32\":[]}'                       | 'unknown tag i32'",
        "'{\"i32\":\"1\",\"i64\":\"1\"}'      | 'a value without one tag'",
        "'[]'                                 | 'a value without one tag'",
        "'{\"map\":[\"a\"]}'                  | 'a map whose last key has no value'",
        "'{\"optional\":[\"a\",\"b\"]}'       | 'an optional of 2 values'",
        "'{\"utf16\":\"d83\"}'                | 'no UTF-16 in hex: d83'",
        "'{\"array:int\":[{\"i64\":\"1\"}]}'  | 'an array of int with other values'",
        "'{\"array:int\":[null]}'             | 'an array of int with other values'",
        "'{\"enum:java.time.Month\":\"MAI\"}' | 'no enum java.time.Month with a constant MAI'",
        "'{\"enum:java.lang.String\":\"a\"}'  | 'no enum java.lang.String with a constant a'",
        "'{\"record:com.acme.Gone\":{}}'      | 'no class com.acme.Gone'",
        "'{\"record:java.lang.String\":{}}'   | 'java.lang.String is no record'",
      })
  void a_value_that_the_codec_would_not_write_is_refused(String json, String message)
      throws Exception {
    var read = JsonReader.read(json.getBytes(UTF_8), "x");

    assertThatThrownBy(() -> SampleDecoder.decode(read)).hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"set\":[\"b\",\"a\"]}", "{\"set\":[\"a\",\"a\"]}"})
  void a_set_out_of_order_is_no_sample(String json) throws Exception {
    var read = JsonReader.read(("[" + json + "]").getBytes(UTF_8), "x");
    var property = Locals.class.getDeclaredMethod("ofSet", Set.class);

    assertThatThrownBy(() -> new Sample((Json.Items) read).fresh(property))
        .hasMessage("written again, the example is another one");
  }

  @Test
  void a_record_with_other_components_is_refused() throws Exception {
    var renamed = "{\"record:%s\":{\"euros\":{\"i64\":\"1\"}}}".formatted(Money.class.getName());
    var read = JsonReader.read(renamed.getBytes(UTF_8), "x");

    assertThatThrownBy(() -> SampleDecoder.decode(read))
        .hasMessage(
            Money.class.getName() + " has the components [cents, unit], the witness [euros]");
  }

  @Test
  void an_example_of_8_kib_is_taken_and_a_byte_more_is_too_large() throws Exception {
    var property = Locals.class.getDeclaredMethod("ofText", String.class);
    var largest = "x".repeat(Sample.LARGEST - "[\"\"]".length());

    assertThat(Sample.of(List.of(largest), property).canonical()).hasSize(8192);
    assertThatThrownBy(() -> Sample.of(List.of(largest + "x"), property))
        .isInstanceOfSatisfying(
            DeniedException.class, e -> assertThat(e.denial()).isEqualTo(Denial.TOO_LARGE))
        .hasMessage("the example has 8193 bytes, a witness at most 8192");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ofText    | java.lang.String",
        "ofInt     | int",
        "ofTexts   | java.util.List<java.lang.String>",
        "ofSet     | java.util.Set<java.lang.Integer>",
        "ofPrices  | java.util.Map<java.lang.String, java.lang.Integer>",
        "ofMaybe   | java.util.Optional<java.lang.String>",
      })
  void an_example_has_to_fit_the_parameters(String name, String type) throws Exception {
    var property =
        Arrays.stream(Locals.class.getDeclaredMethods())
            .filter(method -> method.getName().equals(name))
            .findFirst()
            .orElseThrow();
    var misfits = new ArrayList<@Nullable Object>();
    misfits.addAll(List.of(2L, List.of(1), Set.of("a"), Map.of(1, 1), Optional.of(1)));
    if (name.equals("ofInt")) {
      misfits.add(null);
    }

    assertThat(Sample.of(fitting(name), property).fresh(property)).isEqualTo(fitting(name));
    for (Object misfit : misfits) {
      assertThatThrownBy(() -> Sample.of(Arrays.asList(misfit), property))
          .hasMessage(
              "parameter 1 of the property is " + type + ", the example has another value there");
    }
  }

  private static String canonical(@Nullable Object value) throws DeniedException {
    return JsonWriter.canonical(SampleEncoder.encode(value));
  }

  private static String line(String json) throws Exception {
    var read = JsonReader.read(json.getBytes(UTF_8), "vector");
    return canonical(SampleDecoder.decode(read));
  }

  /** A value of every type there is, in the order of the vectors. */
  private static List<@Nullable Object> values() {
    var nothing = new ArrayList<@Nullable Object>();
    nothing.add(null);
    return Arrays.asList(
        null,
        true,
        "",
        "\u00e4 \"\\\b\t\n\f\r\u0001\u007f\u2028 \ud83d\ude00",
        "\ud83d",
        Byte.MIN_VALUE,
        Short.MAX_VALUE,
        Integer.MIN_VALUE,
        9007199254740993L,
        0.1f,
        -0.0,
        Double.NaN,
        'a',
        '\udc00',
        new BigInteger("-123456789012345678901234567890"),
        new BigDecimal("1.10E+400"),
        UUID.fromString("00000000-0000-4000-8000-000000000001"),
        Instant.parse("2026-10-09T00:00:00.000000001Z"),
        LocalDate.of(2026, 10, 9),
        LocalTime.of(23, 59),
        LocalDateTime.of(2026, 10, 9, 0, 0),
        OffsetDateTime.of(2026, 10, 9, 0, 0, 0, 0, ZoneOffset.ofHours(-3)),
        OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC),
        ZonedDateTime.of(2026, 10, 25, 2, 30, 0, 0, ZoneId.of("Europe/Vienna"))
            .withLaterOffsetAtOverlap(),
        Duration.ofSeconds(-1, 5),
        Period.of(1, -2, 3),
        Year.of(5),
        YearMonth.of(2026, 2),
        MonthDay.of(2, 29),
        ZoneOffset.ofHoursMinutes(5, 30),
        ZoneId.of("America/Sao_Paulo"),
        Month.MAY,
        new ArrayList<>(List.of(1, "1", 1L)),
        nothing,
        new LinkedHashSet<>(List.of(10, 9, -1)),
        new HashMap<>(Map.of("b", 2, "a", 1)),
        Optional.empty(),
        Optional.of("x"),
        new int[] {1, 2},
        new String[] {"a", null},
        new long[][] {{1}, {}},
        new Money(250, Unit.CENT));
  }

  record Money(long cents, Unit unit) {}

  enum Unit {
    CENT,
    // A constant with a body is of a class of its own.
    EURO {}
  }

  private static final class OwnList extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;
  }

  private static final class Opaque {
    private final int inside;

    Opaque(int inside) {
      this.inside = inside;
    }

    @Override
    public String toString() {
      return "opaque " + inside;
    }
  }

  private static List<Object> fitting(String name) {
    return switch (name) {
      case "ofText" -> List.of("x");
      case "ofInt" -> List.of(1);
      case "ofTexts" -> List.of(List.of("x"));
      case "ofSet" -> List.of(Set.of(1));
      case "ofPrices" -> List.of(Map.of("x", 1));
      default -> List.of(Optional.of("x"));
    };
  }

  /** Methods that stand for properties. */
  interface Locals {
    void ofText(String text);

    void ofInt(int number);

    void ofTexts(List<String> texts);

    void ofSet(Set<Integer> numbers);

    void ofPrices(Map<String, Integer> prices);

    void ofMaybe(Optional<String> maybe);
  }
}
