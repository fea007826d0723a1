package io.github.waivergate.contract;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/** How much of a text differs, without saying what: a line that only moved is not counted. */
final class LineWords {
  private LineWords() {}

  /** Empty where the bytes are equal. */
  static Optional<String> of(byte[] base, byte[] patch) {
    if (Arrays.equals(base, patch)) {
      return Optional.empty();
    }
    var was = text(base);
    var is = text(patch);
    if (was.isEmpty() || is.isEmpty()) {
      return Optional.of("changed, %d -> %d bytes".formatted(base.length, patch.length));
    }
    return Optional.of("changed, " + difference(was.get(), is.get()));
  }

  private static String difference(String base, String patch) {
    var was = base.lines().toList();
    var is = patch.lines().toList();
    if (was.equals(is)) {
      return "line endings alone";
    }
    long more = surplus(is, was);
    long fewer = surplus(was, is);
    return more == 0 && fewer == 0
        ? "lines in another order"
        : "+%d -%d lines".formatted(more, fewer);
  }

  /** How many lines the first has beyond the second, each as often as it is there. */
  private static long surplus(List<String> lines, List<String> others) {
    var counts = new HashMap<String, Integer>();
    lines.forEach(line -> counts.merge(line, 1, Integer::sum));
    others.forEach(line -> counts.merge(line, -1, Integer::sum));
    return counts.values().stream().mapToLong(count -> Math.max(0, count)).sum();
  }

  private static Optional<String> text(byte[] bytes) {
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(text).filter(read -> read.indexOf('\0') < 0);
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
