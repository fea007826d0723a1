package io.github.waivergate.report;

import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Notes that say the same of several places: every replay has one, and the log needs it once. */
final class Repeated {
  private Repeated() {}

  /**
   * The findings in their order, equal notes at the place of the first with a count of the rest.
   */
  static List<Finding> merged(List<Finding> findings) {
    var places = new LinkedHashMap<Finding, List<String>>();
    for (Finding finding : findings) {
      var key = finding.blocking() ? finding : at("", finding);
      places.computeIfAbsent(key, first -> new ArrayList<>()).add(finding.place());
    }
    var merged = new ArrayList<Finding>();
    places.forEach((finding, where) -> merged.add(at(words(where), finding)));
    return merged;
  }

  private static String words(List<String> places) {
    return places.size() == 1
        ? places.get(0)
        : places.get(0) + " and " + (places.size() - 1) + " more";
  }

  private static Finding at(String place, Finding finding) {
    return new Finding(finding.rule(), place, finding.found(), finding.mend(), finding.blocking());
  }
}
