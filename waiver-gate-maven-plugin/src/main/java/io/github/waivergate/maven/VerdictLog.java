package io.github.waivergate.maven;

import io.github.waivergate.report.VerdictText;
import org.apache.maven.plugin.logging.Log;

/**
 * Prints a rendered verdict at the levels of Maven's log.
 *
 * @param log the goal's log
 */
record VerdictLog(Log log) {

  void print(VerdictText text) {
    text.settings().forEach(log::warn);
    text.refusals().forEach(this::error);
    text.notes().forEach(this::warn);
    text.summary().forEach(log::info);
    log.info(text.last());
  }

  /** A finding, each of its lines with the level in front. */
  void error(String finding) {
    finding.lines().forEach(log::error);
  }

  /** A finding that fails nothing, each of its lines with the level in front. */
  void warn(String finding) {
    finding.lines().forEach(log::warn);
  }
}
