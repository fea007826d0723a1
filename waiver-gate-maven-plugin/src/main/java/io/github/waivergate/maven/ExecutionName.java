package io.github.waivergate.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HexFormat;

/**
 * Makes a directory's name of an execution's id, another one of each id: {@code _} stands before
 * the two hex digits of a byte that is unfit, and before itself.
 */
final class ExecutionName {
  /** Before the name of each Failsafe execution. */
  static final String FAILSAFE = "failsafe-";

  private static final char ESCAPE = '_';

  private ExecutionName() {}

  static String plain(String id) {
    // A leading dot could lead upwards, and a Surefire execution may be called failsafe-it.
    int escaped = id.startsWith(".") || id.startsWith(FAILSAFE) ? 1 : 0;
    var name = new StringBuilder();
    var bytes = id.getBytes(UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      if (i >= escaped && isFit((char) bytes[i])) {
        name.append((char) bytes[i]);
      } else if (bytes[i] == ESCAPE) {
        name.append(ESCAPE).append(ESCAPE);
      } else {
        name.append(ESCAPE).append(HexFormat.of().toHexDigits(bytes[i]));
      }
    }
    return name.toString();
  }

  private static boolean isFit(char letter) {
    return (letter >= 'A' && letter <= 'Z')
        || (letter >= 'a' && letter <= 'z')
        || (letter >= '0' && letter <= '9')
        || letter == '.'
        || letter == '-';
  }
}
