package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what the files between gate and runner are made of. */
final class Fields {
  private Fields() {}

  static void format(JsonPlace json, String format) throws EvidenceException {
    word(json.member("format"), format);
  }

  /** A text that has to be this one. */
  static void word(JsonPlace place, String word) throws EvidenceException {
    if (!place.value().equals(new Text(word))) {
      throw place.needed('"' + word + '"');
    }
  }

  static String filled(JsonPlace place) throws EvidenceException {
    var text = place.text();
    if (text.isBlank()) {
      throw place.needed("a text that is not empty");
    }
    return text;
  }

  static boolean flag(JsonPlace place) throws EvidenceException {
    if (place.value().equals(new Word("true")) || place.value().equals(new Word("false"))) {
      return place.value().kind().equals("true");
    }
    throw place.needed("true or false");
  }

  static int number(JsonPlace place, int least, int most) throws EvidenceException {
    var shown = place.value().shown();
    if (shown.matches("0|[1-9][0-9]{0,8}")) {
      int number = Integer.parseInt(shown);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw place.needed("a whole number from " + least + " to " + most);
  }

  static Sha256 digest(JsonPlace place) throws EvidenceException {
    var text = place.text();
    if (!text.matches("[0-9a-f]{64}")) {
      throw place.needed("a SHA-256 in 64 lower-case hex digits");
    }
    return new Sha256(text);
  }

  /** A seed as a text: a number of that size is another one after some tools have read it. */
  static long seed(JsonPlace place) throws EvidenceException {
    try {
      var text = place.text();
      long seed = Long.parseLong(text);
      if (Long.toString(seed).equals(text)) {
        return seed;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw place.needed("a 64-bit number as a text, such as \"-81985529216486896\"");
  }

  static List<Long> seeds(JsonPlace place) throws EvidenceException {
    var seeds = new ArrayList<Long>();
    for (JsonPlace item : place.items()) {
      seeds.add(seed(item));
    }
    return seeds;
  }

  static boolean isNull(JsonPlace place) {
    return place.value().equals(new Word("null"));
  }

  static Optional<Sha256> digestOrNull(JsonPlace place) throws EvidenceException {
    return isNull(place) ? Optional.empty() : Optional.of(digest(place));
  }
}
