package io.github.waivergate.witness;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a witness may come to that fails in some clean replays and passes in others. */
public enum FlipPolicy {
  /** A freeze of that one example may be proposed. */
  PROPOSE,
  /** It stays red: no freeze opens for any witness. */
  REFUSE;

  static Optional<FlipPolicy> named(String wireName) {
    return Stream.of(values()).filter(policy -> policy.wireName().equals(wireName)).findFirst();
  }

  /** The word in {@code qa/seeds.json} and in reports. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
