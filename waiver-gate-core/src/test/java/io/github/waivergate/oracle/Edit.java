package io.github.waivergate.oracle;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Edits of invented tests, and what is listed of them. */
final class Edit {
  static final String PATH = "src/test/java/com/acme/ParseTest.java";

  private Edit() {}

  /** What is listed when the body of one test changes. */
  static String ofBody(String base, String patch) {
    return ofMembers(test(base), test(patch));
  }

  /** What is listed when the members of a test class change. */
  static String ofMembers(String base, String patch) {
    return ofSources(type(base), type(patch));
  }

  /** What is listed of one source: kind and words. */
  static String ofSources(String base, String patch) {
    return String.join(
        " & ",
        changes(pair(PATH, base, patch)).stream()
            .map(change -> change.kind().wireName() + ": " + change.words())
            .toList());
  }

  static List<OracleChange> changes(SourcePair... pairs) {
    return OracleDiff.of(List.of(pairs));
  }

  static SourcePair pair(String path, String base, String patch) {
    return new SourcePair(
        path, Optional.of(base.getBytes(UTF_8)), Optional.of(patch.getBytes(UTF_8)));
  }

  static String test(String body) {
    return "@Test void parses() { " + body + " }";
  }

  static String type(String members) {
    return "package com.acme; class ParseTest { " + members + " }";
  }

  /** Whole lines: id, source line, kind and words. */
  static Stream<String> lines(SourcePair... pairs) {
    return changes(pairs).stream()
        .map(c -> c.testId() + ":" + c.line() + " " + c.kind().wireName() + ": " + c.words());
  }
}
