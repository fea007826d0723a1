package io.github.waivergate.freeze;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Looks for what should not be checked in; what it finds it names, and never shows. */
final class Secrets {
  private static final Map<String, Pattern> KINDS = kinds();

  private Secrets() {}

  /** What the bytes look like they hold, and in which line. */
  static Optional<String> in(byte[] bytes) {
    // One character a byte: no text is unreadable, and all that is looked for is ASCII.
    var text = new String(bytes, StandardCharsets.ISO_8859_1);
    for (var kind : KINDS.entrySet()) {
      var found = kind.getValue().matcher(text);
      if (found.find()) {
        long line = 1 + text.substring(0, found.start()).chars().filter(c -> c == '\n').count();
        return Optional.of(kind.getKey() + " (line " + line + ")");
      }
    }
    return Optional.empty();
  }

  private static Map<String, Pattern> kinds() {
    var kinds = new LinkedHashMap<String, Pattern>();
    kinds.put("a private key", Pattern.compile("-----BEGIN [A-Z ]{0,40}PRIVATE KEY"));
    kinds.put(
        "an access token",
        Pattern.compile(
            "\\b(?:(?:AKIA|ASIA)[0-9A-Z]{16}\\b|gh[opsur]_[0-9A-Za-z]{20}|github_pat_[0-9A-Za-z_]{20}"
                + "|glpat-[0-9A-Za-z_-]{20}|xox[abeprs]-[0-9A-Za-z-]{10}|AIza[0-9A-Za-z_-]{35}"
                + "|[rs]k_live_[0-9A-Za-z]{16}|npm_[0-9A-Za-z]{30}"
                + "|eyJ[0-9A-Za-z_-]{10,4000}\\.eyJ[0-9A-Za-z_-]{10})"));
    kinds.put(
        "a password or token by its key",
        Pattern.compile(
            "\"[a-z0-9_.-]{0,40}(?:password|passwd|secret|api_?key|private_?key|access_?token"
                + "|auth_?token|bearer)\"\\s{0,20}:\\s{0,20}\"[^\"]{8}",
            Pattern.CASE_INSENSITIVE));
    return kinds;
  }
}
