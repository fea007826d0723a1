package io.github.waivergate.neighbours;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonValue;

/**
 * One input near a locked one, or one on which the property has to fail.
 *
 * @param name its file's name
 * @param words what it has otherwise than the locked input
 * @param value what it holds
 * @param sha256 digest of its bytes
 */
public record Neighbour(String name, String words, JsonValue value, Sha256 sha256) {

  static Neighbour of(String name, String words, JsonValue value) {
    return new Neighbour(name, words, value, Sha256.of(Document.bytes(value)));
  }

  byte[] bytes() {
    return Document.bytes(value);
  }
}
