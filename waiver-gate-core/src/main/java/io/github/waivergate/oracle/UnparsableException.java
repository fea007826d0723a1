package io.github.waivergate.oracle;

/** The compiler cannot read a source. */
final class UnparsableException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;

  UnparsableException(long line, String words) {
    super("line " + line + ": " + words);
    this.line = (int) line;
  }

  int line() {
    return line;
  }
}
