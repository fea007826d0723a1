package io.github.waivergate.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/** Reads one small document whole; what another reader could take differently is refused. */
public final class JsonReader {
  private static final int LARGEST = 10 * 1024 * 1024;

  private final JsonParser json;
  private final String shownAs;
  private final String mend;
  private final Duplicates duplicates;
  private final CharsetEncoder utf8 = StandardCharsets.UTF_8.newEncoder();

  private JsonReader(JsonParser json, String shownAs, String mend, Duplicates duplicates) {
    this.json = json;
    this.shownAs = shownAs;
    this.mend = mend;
    this.duplicates = duplicates;
  }

  /** Hears of each key that is there twice; the first value of the key stays. */
  public interface Duplicates {
    /** Throws what it was given, or keeps it in mind and lets the reading go on. */
    void found(EvidenceException duplicate) throws EvidenceException;
  }

  /**
   * Reads a document from its bytes, such as a blob at the merge base.
   *
   * @param shownAs the file, by the user's name for it
   * @param mend what to do with a file that is refused
   */
  public static JsonPlace read(byte[] bytes, String shownAs, String mend) throws EvidenceException {
    return read(
        bytes,
        shownAs,
        mend,
        duplicate -> {
          throw duplicate;
        });
  }

  /** Reads a document of which everything wrong is to be said at once: duplicate keys too. */
  public static JsonPlace read(byte[] bytes, String shownAs, String mend, Duplicates duplicates)
      throws EvidenceException {
    if (bytes.length > LARGEST) {
      throw new EvidenceException(
          shownAs,
          "the file has " + bytes.length + " bytes, at most " + LARGEST + " are read",
          mend);
    }
    return whole(bytes, shownAs, mend, duplicates);
  }

  /** Reads a document of the gate's own, which grows with the suite. */
  public static JsonPlace readOwn(byte[] bytes, String shownAs, String mend)
      throws EvidenceException {
    return whole(
        bytes,
        shownAs,
        mend,
        duplicate -> {
          throw duplicate;
        });
  }

  private static JsonPlace whole(byte[] bytes, String shownAs, String mend, Duplicates duplicates)
      throws EvidenceException {
    var text = text(bytes, shownAs, mend);
    try (var json = JsonText.parser(new StringReader(text))) {
      var reader = new JsonReader(json, shownAs, mend, duplicates);
      return new JsonPlace(shownAs, "", reader.document(), mend);
    } catch (JsonProcessingException e) {
      throw new EvidenceException(shownAs, words(e) + at(e.getLocation()), mend);
    } catch (IOException e) {
      throw new AssertionError("a text in memory is read without input or output", e);
    }
  }

  private static String text(byte[] bytes, String shownAs, String mend) throws EvidenceException {
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (text.startsWith("\uFEFF")) {
        throw new EvidenceException(shownAs, "the file starts with a byte order mark", mend);
      }
      return text;
    } catch (CharacterCodingException e) {
      throw new EvidenceException(shownAs, "not UTF-8 text", mend);
    }
  }

  private JsonValue document() throws IOException, EvidenceException {
    if (json.nextToken() == null) {
      throw refused("the file holds nothing");
    }
    var value = value("");
    if (json.nextToken() != null) {
      throw refused("the file goes on after its value" + at(json.currentTokenLocation()));
    }
    return value;
  }

  private JsonValue value(String pointer) throws IOException, EvidenceException {
    return switch (json.currentToken()) {
      case START_OBJECT -> members(pointer);
      case START_ARRAY -> items(pointer);
      case VALUE_STRING -> new Text(whole(json.getText()));
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Digits(json.getText());
      default -> new Word(json.getText());
    };
  }

  private JsonValue members(String pointer) throws IOException, EvidenceException {
    var members = new LinkedHashMap<String, JsonValue>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      var key = whole(json.currentName());
      if (members.containsKey(key)) {
        duplicates.found(
            refused(
                "key %s of %s is there twice, again%s"
                    .formatted(
                        VisibleText.shortened(key),
                        pointer.isEmpty() ? "the whole document" : pointer,
                        at(json.currentTokenLocation()))));
      }
      json.nextToken();
      members.putIfAbsent(key, value(JsonPlace.below(pointer, key)));
    }
    return new Members(members);
  }

  private JsonValue items(String pointer) throws IOException, EvidenceException {
    var items = new ArrayList<JsonValue>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(pointer + "/" + items.size()));
    }
    return new Items(items);
  }

  /** An escaped half of a surrogate pair is valid JSON, and yet no text that could be written. */
  private String whole(String text) throws EvidenceException {
    if (!utf8.canEncode(text)) {
      throw refused("half a surrogate pair" + at(json.currentTokenLocation()));
    }
    return text;
  }

  private EvidenceException refused(String found) {
    return new EvidenceException(shownAs, found, mend);
  }

  private static String at(@Nullable JsonLocation location) {
    return location == null
        ? ""
        : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
  }

  private static String words(JsonProcessingException e) {
    if (e instanceof JsonEOFException) {
      return "not JSON: the file ends too early,";
    }
    return e instanceof StreamConstraintsException
        ? "nested too deep, or a name, text or number is too long"
        : "not JSON";
  }
}
