package com.acme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.lifecycle.AfterContainer;

class PriceProperties {
  private static long tries;

  @Property
  boolean taxComesOffAgain(
      @ForAll @IntRange(max = 1_000_000) int cents, @ForAll @IntRange(max = 30) int percent) {
    return agree(Price.net(Price.gross(cents, percent), percent), cents);
  }

  @Property
  boolean partsSumUp(
      @ForAll @IntRange(max = 1_000_000) int cents, @ForAll @IntRange(min = 1, max = 12) int parts) {
    return agree(Price.sum(Price.split(cents, parts)), (long) cents);
  }

  @Property
  boolean sumKnowsNoOrder(@ForAll @Size(max = 20) List<Integer> prices) {
    var backwards = new ArrayList<>(prices);
    Collections.reverse(backwards);
    return agree(Price.sum(backwards), Price.sum(prices));
  }

  @Property
  boolean printedPriceIsRead(@ForAll int cents) {
    return agree(Price.printed(Price.parsed(Price.printed(cents))), Price.printed(cents));
  }

  @Property
  boolean oneCellIsRead(@ForAll @StringLength(max = 20) String cell) {
    return agree(Price.cells(Price.escaped(cell) + ";"), List.of(cell));
  }

  @Property
  boolean lineIsRead(
      @ForAll @Size(max = 8) List<@AlphaChars @StringLength(max = 12) String> cells) {
    return agree(Price.cells(Price.line(cells)), cells);
  }

  @Property
  boolean sortedAsTheLibrarySorts(@ForAll @Size(max = 20) List<Integer> prices) {
    return agree(Price.sorted(prices), prices.stream().sorted().toList());
  }

  @Property
  boolean mergedAsSorted(
      @ForAll @Size(max = 10) List<Integer> one, @ForAll @Size(max = 10) List<Integer> other) {
    var all = new ArrayList<>(one);
    all.addAll(other);
    Collections.sort(all);
    return agree(Price.merged(Price.sorted(one), Price.sorted(other)), all);
  }

  @Property
  boolean dateIsRead(@ForAll @IntRange(max = 100_000) int day) {
    var date = LocalDate.ofEpochDay(day);
    return agree(LocalDate.parse(date.toString()), date);
  }

  @Property
  boolean digestIsRead(@ForAll @Size(max = 20) byte[] digest) {
    var hex = HexFormat.of();
    return agree(hex.formatHex(hex.parseHex(hex.formatHex(digest))), hex.formatHex(digest));
  }

  private static boolean agree(Object one, Object other) {
    tries++;
    return Price.agree(one, other);
  }

  @AfterContainer
  static void tell() throws IOException {
    Files.writeString(Path.of("target", "tries.txt"), Long.toString(tries));
  }
}
