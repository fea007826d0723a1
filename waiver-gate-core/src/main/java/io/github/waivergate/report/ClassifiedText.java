package io.github.waivergate.report;

import io.github.waivergate.cases.ClassifiedCases;
import io.github.waivergate.classify.CaseClass;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the goal {@code classify} says in the build's log.
 *
 * @param cases the verdict
 * @param file where it was written
 */
public record ClassifiedText(ClassifiedCases cases, String file) {

  /** The reasons of a refusal, the counts, and last the next thing to do. */
  public List<String> lines() {
    var lines = new ArrayList<>(LogText.lines(cases.refusals().toList(), file));
    lines.add(summary());
    lines.add(next());
    return lines;
  }

  /** The short reason for the end of a failed build. */
  public String failure() {
    return "blocked by "
        + cases.refusals().count()
        + " of "
        + cases(cases.rows().size())
        + "; the reasons are listed above";
  }

  private String summary() {
    return cases(cases.rows().size())
        + ": "
        + Stream.of(CaseClass.values())
            .filter(caseClass -> cases.count(caseClass) > 0)
            .map(caseClass -> cases.count(caseClass) + " " + caseClass.wireName())
            .collect(Collectors.joining(", "));
  }

  private String next() {
    var read = "read " + LogText.line(file);
    if (cases.blocked()) {
      return "blocked; next: " + read;
    }
    return cases.count(CaseClass.UNSTABLE_ASSERTION) > 0
        ? "not blocked; next: " + read + " and review its freeze proposals, which are no passes"
        : "not blocked; next: " + read;
  }

  private static String cases(int count) {
    return count + (count == 1 ? " case" : " cases");
  }
}
