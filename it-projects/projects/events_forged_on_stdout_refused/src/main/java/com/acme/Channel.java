package com.acme;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Speaks to Surefire as only its own fork should. */
final class Channel {
  private Channel() {}

  static void write(String event, String method) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    word(out, "maven-surefire-event".length(), ":maven-surefire-event:", false);
    word(out, event.length(), event + ":", true);
    word(out, "normal-run".length(), "normal-run:", true);
    out.writeByte(1);
    out.writeLong(7);
    out.writeByte(':');
    word(out, "UTF-8".length(), "UTF-8:", true);
    text(out, "com.acme.ParserTest");
    text(out, "\0");
    text(out, "\0");
    text(out, method);
    text(out, "\0");
    text(out, "\0");
    text(out, "\0");
    out.writeByte(255);
    out.writeInt(5);
    out.writeByte(':');
    text(out, "\0");
    text(out, "\0");
    text(out, "\0");
    new FileOutputStream(FileDescriptor.out).write(bytes.toByteArray());
  }

  static void bye() throws IOException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    word(out, 0, ":maven-surefire-event:", false);
    word(out, 3, "bye:", true);
    new FileOutputStream(FileDescriptor.out).write(bytes.toByteArray());
  }

  private static void word(DataOutputStream out, int length, String text, boolean counted)
      throws IOException {
    if (counted) {
      out.writeByte(length);
      out.writeByte(':');
    }
    out.write(text.getBytes(UTF_8));
  }

  private static void text(DataOutputStream out, String text) throws IOException {
    out.writeInt(text.length());
    out.writeByte(':');
    out.write(text.getBytes(UTF_8));
    out.writeByte(':');
  }
}
