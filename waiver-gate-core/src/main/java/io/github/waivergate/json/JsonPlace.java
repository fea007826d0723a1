package io.github.waivergate.json;

import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A value with the way to it, so that what is wrong about it can be said with its place.
 *
 * @param shownAs the file, by the user's name for it
 * @param pointer the JSON pointer of the value; empty for the whole document
 * @param value what stands there
 * @param mend what to do with a file that is refused
 */
public record JsonPlace(String shownAs, String pointer, JsonValue value, String mend) {

  /** Refuses an object with a key that is not one of these. */
  public void requireKeys(Set<String> known) throws EvidenceException {
    for (String key : object().members().keySet()) {
      if (!known.contains(key)) {
        throw refused("key " + VisibleText.shortened(key) + " is unknown");
      }
    }
  }

  /** The value of a key that has to be there. */
  public JsonPlace member(String key) throws EvidenceException {
    return optional(key).orElseThrow(() -> refused("key " + key + " is missing"));
  }

  /** The value of a key that may be there. */
  public Optional<JsonPlace> optional(String key) throws EvidenceException {
    return Optional.ofNullable(object().members().get(key))
        .map(member -> new JsonPlace(shownAs, below(pointer, key), member, mend));
  }

  /** The values of an array, in its order. */
  public List<JsonPlace> items() throws EvidenceException {
    if (!(value instanceof Items array)) {
      throw needed("an array");
    }
    var items = new ArrayList<JsonPlace>();
    for (JsonValue item : array.items()) {
      items.add(new JsonPlace(shownAs, pointer + "/" + items.size(), item, mend));
    }
    return List.copyOf(items);
  }

  /** The characters of a text. */
  public String text() throws EvidenceException {
    if (!(value instanceof Text text)) {
      throw needed("a text");
    }
    return text.text();
  }

  /** That the value is not what it has to be. */
  public EvidenceException needed(String needed) {
    return refused("holds " + value.shown() + ", needed is " + needed);
  }

  /** What is wrong here. */
  public EvidenceException refused(String found) {
    return new EvidenceException(where(), found, mend);
  }

  /** File and pointer, for a message. */
  public String where() {
    return pointer.isEmpty() ? shownAs : shownAs + " " + VisibleText.of(pointer);
  }

  /** The pointer of a member. */
  static String below(String pointer, String key) {
    return pointer + "/" + key.replace("~", "~0").replace("/", "~1");
  }

  private Members object() throws EvidenceException {
    if (!(value instanceof Members members)) {
      throw needed("an object");
    }
    return members;
  }
}
