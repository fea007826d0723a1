package com.acme;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ServerIT {
  @Test
  void answers_while_the_server_is_up() throws IOException {
    Files.writeString(Path.of("target/calls"), "call\n", CREATE, APPEND);
    assertTrue(Files.exists(Path.of("target/server-is-up")));
  }
}
