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
    text.refusals().forEach(log::error);
    text.notes().forEach(log::warn);
    text.summary().forEach(log::info);
    log.info(text.last());
  }
}
