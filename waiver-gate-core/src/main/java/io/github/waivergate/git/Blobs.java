package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;

/** Reads blobs by their names, many in one process, each checked against its name. */
final class Blobs {
  private Blobs() {}

  static void read(Git git, Collection<String> names, BlobReader reader) throws EvidenceException {
    if (names.isEmpty()) {
      return;
    }
    var asked = new ByteArrayOutputStream();
    for (String name : names) {
      asked.writeBytes((ObjectName.require(name) + "\n").getBytes(US_ASCII));
    }
    git.ask(
        asked.toByteArray(),
        printed -> {
          var in = new BufferedInputStream(printed, 1 << 16);
          for (String name : names) {
            reader.read(name, next(in, name));
          }
          return names.size();
        },
        "cat-file",
        "--batch");
  }

  private static byte[] next(InputStream in, String name) throws IOException, EvidenceException {
    var head = line(in).split(" ", -1);
    if (head.length != 3 || !head[0].equals(name) || !head[1].equals("blob")) {
      throw broken(name, "git has no bytes of that name: " + String.join(" ", head));
    }
    int size = size(head[2], name);
    var bytes = in.readNBytes(size);
    if (bytes.length != size || in.read() != '\n') {
      throw broken(name, "git's answer is cut short");
    }
    if (!nameOf(bytes, name.length()).equals(name)) {
      throw broken(name, "the bytes that the object store has for it are others");
    }
    return bytes;
  }

  private static int size(String digits, String name) throws EvidenceException {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw broken(name, "it is too large to be read: " + digits + " bytes");
    }
  }

  private static String line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      line.write(c);
    }
    return line.toString(US_ASCII);
  }

  private static String nameOf(byte[] bytes, int digits) {
    var digest = digits == 64 ? Sha256.newDigest() : sha1();
    digest.update(("blob " + bytes.length + "\0").getBytes(US_ASCII));
    return HexFormat.of().formatHex(digest.digest(bytes));
  }

  private static MessageDigest sha1() {
    try {
      return MessageDigest.getInstance("SHA-1");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static EvidenceException broken(String name, String found) {
    return new EvidenceException(
        "blob " + ObjectName.abbreviated(name),
        found,
        "clone the repository anew, without --filter, then run the build again");
  }
}
