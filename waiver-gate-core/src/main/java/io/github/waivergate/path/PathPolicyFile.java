package io.github.waivergate.path;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What {@code qa/path_policy.json} adds to the built-in policy. */
public final class PathPolicyFile {
  /** Where a repository keeps it, below its contract root. */
  public static final String NAME = "qa/path_policy.json";

  private static final String MEND =
      "write it as docs/paths.md shows: version 1, rules with kind and patterns, no_waiver";
  private static final List<PathKind> KINDS =
      Stream.of(PathKind.values()).filter(kind -> kind != PathKind.UNCLASSIFIED).toList();

  private final List<PathRule> rules;
  private final List<String> noWaiver;

  private PathPolicyFile(List<PathRule> rules, List<String> noWaiver) {
    this.rules = List.copyOf(rules);
    this.noWaiver = List.copyOf(noWaiver);
  }

  /**
   * Reads a policy from its bytes, such as a blob at the merge base.
   *
   * @param shownAs the file, by the user's name for it
   */
  public static PathPolicyFile parse(byte[] bytes, String shownAs) throws EvidenceException {
    var file = JsonReader.read(bytes, shownAs, MEND);
    file.requireKeys(Set.of("version", "rules", "no_waiver"));
    var version = file.member("version");
    if (!version.value().equals(new JsonValue.Digits("1"))) {
      throw version.needed("1");
    }
    var rules = new ArrayList<PathRule>();
    for (JsonPlace rule : file.member("rules").items()) {
      rules.add(rule(rule));
    }
    var noWaiver = file.optional("no_waiver");
    return new PathPolicyFile(rules, noWaiver.isPresent() ? patterns(noWaiver.get()) : List.of());
  }

  List<PathRule> rules() {
    return rules;
  }

  List<String> noWaiver() {
    return noWaiver;
  }

  private static PathRule rule(JsonPlace rule) throws EvidenceException {
    rule.requireKeys(Set.of("kind", "patterns"));
    var word = rule.member("kind");
    var kind =
        PathKind.named(word.text())
            .filter(KINDS::contains)
            .orElseThrow(
                () ->
                    word.needed(
                        "one of "
                            + KINDS.stream()
                                .map(PathKind::wireName)
                                .collect(Collectors.joining(", "))));
    var patterns = patterns(rule.member("patterns"));
    if (patterns.isEmpty()) {
      throw rule.member("patterns").refused("holds no pattern, so the rule says nothing");
    }
    return PathRule.of(kind, patterns, rule.where());
  }

  private static List<String> patterns(JsonPlace array) throws EvidenceException {
    var patterns = new ArrayList<String>();
    for (JsonPlace item : array.items()) {
      var pattern = item.text();
      if (!PathPattern.isPattern(pattern)) {
        throw item.needed(
            "an Ant pattern from the git root, with / and without {} or !, such as app/src/main/**");
      }
      if (patterns.contains(pattern)) {
        throw item.refused("holds " + item.value().shown() + " a second time");
      }
      patterns.add(pattern);
    }
    return patterns;
  }
}
