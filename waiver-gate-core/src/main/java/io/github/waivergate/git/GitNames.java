package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names as git prints them with {@code -z}: bytes that end in NUL. */
final class GitNames {
  private GitNames() {}

  /** The fields between the NULs; a name that is not UTF-8 is refused, for it could not be told. */
  static List<String> split(byte[] printed) throws EvidenceException {
    var names = new ArrayList<String>();
    int start = 0;
    for (int i = 0; i < printed.length; i++) {
      if (printed[i] == 0) {
        names.add(decode(printed, start, i - start));
        start = i + 1;
      }
    }
    if (start < printed.length) {
      throw new EvidenceException("git", "its answer ends inside a name", Git.MEND);
    }
    return names;
  }

  /** The names as git reads them from its input with {@code -z}. */
  static byte[] join(Collection<String> names) {
    var joined = new ByteArrayOutputStream();
    for (String name : names) {
      joined.writeBytes(name.getBytes(UTF_8));
      joined.write(0);
    }
    return joined.toByteArray();
  }

  private static String decode(byte[] bytes, int start, int length) throws EvidenceException {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, length)).toString();
    } catch (CharacterCodingException e) {
      throw new EvidenceException(
          quoted(bytes, start, length),
          "the file's name is not UTF-8",
          "give the file a name in UTF-8; the bytes above are octal, as git shows them");
    }
  }

  /** The path alone: a tab ends what git prints before it. */
  private static String quoted(byte[] bytes, int start, int length) {
    var quoted = new StringBuilder();
    for (int i = start; i < start + length; i++) {
      int b = bytes[i] & 0xff;
      if (b == '\t' && quoted.indexOf("\\") < 0) {
        quoted.setLength(0);
      } else if (b >= ' ' && b < 0x7f) {
        quoted.append((char) b);
      } else {
        quoted.append(String.format(Locale.ROOT, "\\%03o", b));
      }
    }
    return quoted.toString();
  }
}
