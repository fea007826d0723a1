package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ParserTest {
  /** Makes the target branch one with the patch. */
  @Test
  void reads_digits() throws Exception {
    var git = new ProcessBuilder("git", "update-ref", "refs/heads/main", "HEAD").inheritIO();
    assertEquals(0, git.start().waitFor());
    assertEquals(12, Integer.parseInt("12"));
  }
}
