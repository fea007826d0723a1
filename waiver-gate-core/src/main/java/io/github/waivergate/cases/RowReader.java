package io.github.waivergate.cases;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.io.IOException;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads one row after another, refusing whatever is not exactly a row. */
final class RowReader {
  private final JsonParser json;
  private final CasesRefusal refusal;
  private final CharsetEncoder utf8 = StandardCharsets.UTF_8.newEncoder();
  private final Shared<String> hashes = new Shared<>();
  private final Shared<List<Outcome>> outcomeLists = new Shared<>();

  // The row being read; what an earlier row left here counts for nothing until its key is seen.
  private final Set<CaseKey> seen = EnumSet.noneOf(CaseKey.class);
  private int row;
  private String testId = "";
  private boolean propertyOk;
  private String actualFixture = "";
  private String lockedFixture = "";
  private List<Outcome> outcomes = List.of();
  private boolean known;

  RowReader(JsonParser json, CasesRefusal refusal) {
    this.json = json;
    this.refusal = refusal;
  }

  /** Reads the row whose first token is the parser's current one. */
  CaseResult read(int number) throws IOException, EvidenceException {
    row = number;
    testId = "";
    seen.clear();
    if (json.currentToken() != JsonToken.START_OBJECT) {
      throw refused("the row is " + kind(json.currentToken()) + ", needed is an object");
    }
    while (json.nextToken() != JsonToken.END_OBJECT) {
      var key = key();
      json.nextToken();
      readValue(key);
    }
    for (CaseKey key : CaseKey.values()) {
      if (!seen.contains(key)) {
        throw refused("key " + key.wireName() + " is missing");
      }
    }
    return new CaseResult(
        new TestId(testId),
        propertyOk ? Optional.empty() : Optional.of("property_ok is false"),
        lockedFixture,
        actualFixture,
        known,
        outcomes);
  }

  private CaseKey key() throws IOException, EvidenceException {
    var name = json.currentName();
    var key = CaseKey.named(name);
    if (key.isEmpty()) {
      throw refused("key " + name + " is unknown");
    }
    if (!seen.add(key.get())) {
      throw refused("key " + name + " is there twice");
    }
    return key.get();
  }

  private void readValue(CaseKey key) throws IOException, EvidenceException {
    switch (key) {
      case TEST_ID -> testId = text(key);
      case PROPERTY_OK -> propertyOk = truth(key, "");
      case FIXTURE_HASH -> actualFixture = hashes.of(text(key));
      case EXPECTED_FIXTURE_HASH -> lockedFixture = hashes.of(text(key));
      case OUTCOMES -> outcomes = outcomeLists.of(outcomes());
      case KNOWN_TEST -> known = truth(key, "");
    }
  }

  private String text(CaseKey key) throws IOException, EvidenceException {
    if (json.currentToken() != JsonToken.VALUE_STRING) {
      throw wrong(key, kind(json.currentToken()));
    }
    var text = json.getText();
    // Two empty hashes would be equal: what was not recorded must not look like no drift.
    if (text.isEmpty()) {
      throw wrong(key, "an empty text");
    }
    // An escaped half of a surrogate pair is valid JSON, and yet no text that could be written.
    if (!utf8.canEncode(text)) {
      throw wrong(key, "half a surrogate pair");
    }
    return text;
  }

  private boolean truth(CaseKey key, String place) throws EvidenceException {
    var token = json.currentToken();
    if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
      throw wrong(key, kind(token) + place);
    }
    return token == JsonToken.VALUE_TRUE;
  }

  private List<Outcome> outcomes() throws IOException, EvidenceException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw wrong(CaseKey.OUTCOMES, kind(json.currentToken()));
    }
    var list = new ArrayList<Outcome>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      var passed = truth(CaseKey.OUTCOMES, " as outcome " + (list.size() + 1));
      list.add(passed ? Outcome.PASSED : Outcome.FAILED);
    }
    return List.copyOf(list);
  }

  private EvidenceException wrong(CaseKey key, String found) {
    return refused("key " + key.wireName() + " holds " + found + ", needed is " + key.needed());
  }

  private EvidenceException refused(String found) {
    return refusal.row(row, testId, found);
  }

  /** A value by the name of its kind. */
  static String kind(JsonToken token) {
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "a text";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      case VALUE_TRUE, VALUE_FALSE -> token.asString();
      default -> "null";
    };
  }
}
