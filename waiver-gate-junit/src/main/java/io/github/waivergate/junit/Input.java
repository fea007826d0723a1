package io.github.waivergate.junit;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/**
 * A locked fixture, or one of its neighbours, that knows whether anybody has read it.
 *
 * <p>A test that ends well without having read its input has shown nothing, and fails.
 */
public final class Input {
  private final String name;
  private final byte[] bytes;
  private volatile boolean read;

  Input(String name, byte[] bytes) {
    this.name = name;
    this.bytes = bytes.clone();
  }

  /** What it is, for a message; asking for it is not reading. */
  public String name() {
    return name;
  }

  /** Its text, which has to be UTF-8. */
  public String text() {
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      read = true;
      return text;
    } catch (CharacterCodingException e) {
      throw new IllegalStateException(name + " is not UTF-8 text", e);
    }
  }

  /** Its bytes, as they lie on disk. */
  public byte[] bytes() {
    read = true;
    return bytes.clone();
  }

  /** A stream over its bytes. */
  public InputStream stream() {
    read = true;
    return new ByteArrayInputStream(bytes);
  }

  /** What a reader of your own makes of its text: {@code input.as(Invoice::parse)}. */
  public <T> T as(Function<? super String, ? extends T> reader) {
    return reader.apply(text());
  }

  boolean wasRead() {
    return read;
  }

  /** Asking for it is not reading. */
  @Override
  public String toString() {
    return name;
  }
}
