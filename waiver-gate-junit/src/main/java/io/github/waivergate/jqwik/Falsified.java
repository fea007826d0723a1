package io.github.waivergate.jqwik;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.lifecycle.PropertyExecutionResult;

/**
 * A run that the property was false in.
 *
 * @param seed the one of the order that it ran on; empty where it ran on none of them
 * @param result as jqwik reports it
 * @param error what the property threw; empty where it returned false
 * @param denied why there is no witness
 */
record Falsified(
    Optional<String> seed,
    PropertyExecutionResult result,
    Optional<Throwable> error,
    Optional<Witness> witness,
    Optional<DeniedException> denied) {

  static Falsified denied(
      Optional<String> seed,
      PropertyExecutionResult result,
      Optional<Throwable> error,
      DeniedException denied) {
    return new Falsified(seed, result, error, Optional.empty(), Optional.of(denied));
  }

  Json toJson() {
    var json = new LinkedHashMap<String, Json>();
    json.put("seed", seed.<Json>map(Json.Text::new).orElse(new Json.Nothing()));
    json.put(
        "witness", witness.<Json>map(each -> new Json.Text(each.key())).orElse(new Json.Nothing()));
    json.put("denials", Json.Items.ofTexts(denials()));
    return new Json.Members(json);
  }

  List<String> denials() {
    return denied.stream().map(each -> each.denial().wireName()).toList();
  }
}
