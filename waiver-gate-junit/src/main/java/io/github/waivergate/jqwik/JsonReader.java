package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Reads one small document whole; what two readers could take differently is refused. */
final class JsonReader {
  private static final int LARGEST = 1024 * 1024;
  private static final int DEEPEST = 16;

  private final String text;
  private final String place;
  private int at;
  private int depth;

  private JsonReader(String text, String place) {
    this.text = text;
    this.place = place;
  }

  static Json read(byte[] bytes, String place) throws UnreadableException {
    if (bytes.length > LARGEST) {
      throw new UnreadableException(place, "the file has more than " + LARGEST + " bytes");
    }
    try {
      var text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new JsonReader(text, place).document();
    } catch (CharacterCodingException e) {
      throw new UnreadableException(place, "not UTF-8 text");
    }
  }

  private Json document() throws UnreadableException {
    var value = value();
    if (next() != 0) {
      throw refused("the file goes on after its value");
    }
    return value;
  }

  private Json value() throws UnreadableException {
    char c = next();
    if (c == '"') {
      return new Json.Text(text());
    } else if (c == '{' || c == '[') {
      if (++depth > DEEPEST) {
        throw refused("nested deeper than " + DEEPEST);
      }
      var value = c == '{' ? members() : items();
      depth--;
      return value;
    } else if (c == '-' || (c >= '0' && c <= '9')) {
      return number();
    } else if (word("true") || word("false")) {
      return new Json.Truth(c == 't');
    } else if (word("null")) {
      return new Json.Nothing();
    }
    throw refused("not JSON");
  }

  private Json members() throws UnreadableException {
    var members = new LinkedHashMap<String, Json>();
    at++;
    if (next() == '}') {
      at++;
      return new Json.Members(members);
    }
    while (true) {
      if (next() != '"') {
        throw refused("a key is missing");
      }
      var key = text();
      if (members.containsKey(key)) {
        throw refused("the key " + key + " is there twice");
      }
      expect(':');
      members.put(key, value());
      if (next() == '}') {
        at++;
        return new Json.Members(members);
      }
      expect(',');
    }
  }

  private Json items() throws UnreadableException {
    var items = new ArrayList<Json>();
    at++;
    if (next() == ']') {
      at++;
      return new Json.Items(items);
    }
    while (true) {
      items.add(value());
      if (next() == ']') {
        at++;
        return new Json.Items(items);
      }
      expect(',');
    }
  }

  private Json number() throws UnreadableException {
    int start = at++;
    while (at < text.length() && "0123456789.eE+-".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    var digits = text.substring(start, at);
    if (!digits.matches("0|-?[1-9][0-9]{0,17}")) {
      throw refused("the number " + digits + " is none that the format has");
    }
    return new Json.Whole(Long.parseLong(digits));
  }

  private String text() throws UnreadableException {
    var read = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        if (!UTF_8.newEncoder().canEncode(read)) {
          throw refused("half a surrogate pair");
        }
        return read.toString();
      } else if (c < ' ') {
        throw refused("a control character in a text");
      }
      read.append(c == '\\' ? escaped() : c);
    }
    throw refused("the file ends too early");
  }

  private char escaped() throws UnreadableException {
    at++;
    char c = at < text.length() ? text.charAt(at) : ' ';
    int simple = "\"\\/bfnrt".indexOf(c);
    if (simple >= 0) {
      return "\"\\/\b\f\n\r\t".charAt(simple);
    }
    var hex = at + 5 <= text.length() ? text.substring(at + 1, at + 5) : "";
    if (c != 'u' || !hex.matches("[0-9a-fA-F]{4}")) {
      throw refused("an escape that JSON does not have");
    }
    at += 4;
    return (char) Integer.parseInt(hex, 16);
  }

  private boolean word(String word) {
    if (!text.startsWith(word, at)) {
      return false;
    }
    at += word.length();
    return true;
  }

  private void expect(char c) throws UnreadableException {
    if (next() != c) {
      throw refused(c + " is missing");
    }
    at++;
  }

  /** The next character that is no blank, unread; 0 at the end. */
  private char next() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private UnreadableException refused(String found) {
    return new UnreadableException(place, found + " at character " + at);
  }
}
