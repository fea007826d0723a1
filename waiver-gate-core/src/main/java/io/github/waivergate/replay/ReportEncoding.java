package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.util.Locale;
import java.util.regex.Pattern;

/** Finds the encoding of a report by byte order mark or XML declaration, and decodes strictly. */
final class ReportEncoding {
  private static final int HEAD = 512;
  private static final Pattern DECLARED =
      Pattern.compile("<\\?xml\\s[^>]{0,200}?encoding\\s{0,9}=\\s{0,9}[\"']([\\w.:-]{1,40})[\"']");

  private ReportEncoding() {}

  /** A reader after the byte order mark; it throws at the first byte that is not in the charset. */
  static Reader open(InputStream bytes) throws IOException, UnreadableReportException {
    var in = new BufferedInputStream(bytes);
    in.mark(HEAD);
    byte[] head = in.readNBytes(HEAD);
    in.reset();
    var mark = Mark.of(head);
    in.skipNBytes(mark.length);
    var text = new String(head, mark.length, head.length - mark.length, mark.readable);
    var decoder =
        charset(mark, text)
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    return new InputStreamReader(in, decoder);
  }

  private static Charset charset(Mark mark, String text) throws UnreadableReportException {
    var matcher = DECLARED.matcher(text);
    if (!matcher.lookingAt()) {
      return mark.charset;
    }
    var declared = matcher.group(1).toUpperCase(Locale.ROOT);
    boolean wide = declared.startsWith("UTF-16");
    boolean contradicts =
        mark == Mark.NONE ? wide : mark == Mark.UTF8 ? !declared.equals("UTF-8") : !wide;
    if (contradicts) {
      throw new UnreadableReportException(
          "the XML declaration says " + declared + ", the first bytes are " + mark.words);
    }
    if (mark != Mark.NONE) {
      return mark.charset;
    }
    try {
      return Charset.forName(declared);
    } catch (IllegalArgumentException e) {
      throw new UnreadableReportException("encoding " + declared + " is not known to this JDK");
    }
  }

  /** What the first bytes give away. */
  private enum Mark {
    UTF8(UTF_8, UTF_8, 3, "UTF-8"),
    LITTLE(UTF_16LE, UTF_16LE, 2, "UTF-16"),
    BIG(UTF_16BE, UTF_16BE, 2, "UTF-16"),
    LITTLE_UNMARKED(UTF_16LE, UTF_16LE, 0, "UTF-16"),
    BIG_UNMARKED(UTF_16BE, UTF_16BE, 0, "UTF-16"),
    NONE(UTF_8, ISO_8859_1, 0, "not");

    private final Charset charset;
    private final Charset readable;
    private final int length;
    private final String words;

    Mark(Charset charset, Charset readable, int length, String words) {
      this.charset = charset;
      this.readable = readable;
      this.length = length;
      this.words = words;
    }

    static Mark of(byte[] head) {
      if (starts(head, 0xEF, 0xBB, 0xBF)) {
        return UTF8;
      }
      if (starts(head, 0xFF, 0xFE)) {
        return LITTLE;
      }
      if (starts(head, 0xFE, 0xFF)) {
        return BIG;
      }
      if (starts(head, '<', 0, '?', 0)) {
        return LITTLE_UNMARKED;
      }
      return starts(head, 0, '<', 0, '?') ? BIG_UNMARKED : NONE;
    }

    private static boolean starts(byte[] head, int... bytes) {
      for (int i = 0; i < bytes.length; i++) {
        if (i >= head.length || (head[i] & 0xFF) != bytes[i]) {
          return false;
        }
      }
      return true;
    }
  }
}
