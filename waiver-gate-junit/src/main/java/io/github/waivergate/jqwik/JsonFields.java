package io.github.waivergate.jqwik;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The members of an object that has exactly the keys its format names. */
final class JsonFields {
  private final Json.Members object;
  private final String place;

  private JsonFields(Json.Members object, String place) {
    this.object = object;
    this.place = place;
  }

  static JsonFields of(Json json, String place, Set<String> keys) throws UnreadableException {
    if (!(json instanceof Json.Members object)) {
      throw new UnreadableException(place, "no object");
    }
    for (String key : keys) {
      if (!object.members().containsKey(key)) {
        throw new UnreadableException(place, "the key " + key + " is missing");
      }
    }
    for (String key : object.members().keySet()) {
      if (!keys.contains(key)) {
        throw new UnreadableException(place, "the key " + key + " is unknown");
      }
    }
    return new JsonFields(object, place);
  }

  @Nullable Json member(String key) {
    return object.members().get(key);
  }

  JsonFields object(String key, Set<String> keys) throws UnreadableException {
    if (member(key) instanceof Json.Members inner) {
      return of(inner, place + ", " + key, keys);
    }
    throw needed(key, "an object");
  }

  String text(String key) throws UnreadableException {
    if (member(key) instanceof Json.Text text && !text.text().isBlank()) {
      return text.text();
    }
    throw needed(key, "a text that is not empty");
  }

  /** A text of this shape. */
  String text(String key, String regex, String meaning) throws UnreadableException {
    var text = text(key);
    if (!text.matches(regex)) {
      throw needed(key, meaning);
    }
    return text;
  }

  String digest(String key) throws UnreadableException {
    return text(key, "[0-9a-f]{64}", "a SHA-256 in 64 lower-case hex digits");
  }

  int whole(String key, int least) throws UnreadableException {
    if (member(key) instanceof Json.Whole whole
        && whole.number() >= least
        && whole.number() <= 999_999_999) {
      return (int) whole.number();
    }
    throw needed(key, "a whole number from " + least + " to 999999999");
  }

  boolean truth(String key) throws UnreadableException {
    if (member(key) instanceof Json.Truth word) {
      return word.truth();
    }
    throw needed(key, "true or false");
  }

  Json.Items items(String key) throws UnreadableException {
    if (member(key) instanceof Json.Items items) {
      return items;
    }
    throw needed(key, "an array");
  }

  List<String> texts(String key) throws UnreadableException {
    var texts = new ArrayList<String>();
    for (Json item : items(key).items()) {
      if (!(item instanceof Json.Text text)) {
        throw needed(key, "an array of texts");
      }
      texts.add(text.text());
    }
    return texts;
  }

  UnreadableException needed(String key, String meaning) {
    return new UnreadableException(place, key + " has to be " + meaning);
  }
}
