package io.github.waivergate.freeze;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import java.util.Optional;

/**
 * A row as the file has it, whatever is wrong with it.
 *
 * @param place its value and the way to it
 */
public record LedgerRow(JsonPlace place) {

  /** What it is called; empty where it has no name. */
  public String id() {
    return text("id").orElse("");
  }

  /** The module it names; empty where it names none. */
  public String module() {
    return text("module").orElse("");
  }

  /** The text of a key, where it has one. */
  public Optional<String> text(String key) {
    return member(key).filter(Text.class::isInstance).map(value -> ((Text) value).text());
  }

  /** The value of a key, where it has one. */
  Optional<JsonValue> member(String key) {
    return place.value() instanceof Members row
        ? Optional.ofNullable(row.members().get(key))
        : Optional.empty();
  }

  JsonValue value() {
    return place.value();
  }
}
