package io.github.waivergate.replay;

/** Why one report is no evidence, in the words of a finding. */
final class UnreadableReportException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String found;

  UnreadableReportException(String found) {
    super(found);
    this.found = found;
  }

  String found() {
    return found;
  }
}
