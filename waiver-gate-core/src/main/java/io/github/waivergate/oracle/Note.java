package io.github.waivergate.oracle;

/** A change of a test that is still to be given its id and source. */
record Note(Kind kind, int line, String words) {}
