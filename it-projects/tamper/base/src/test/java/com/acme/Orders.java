package com.acme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The orders of a month, as a file of the tests has them. */
final class Orders {
  private Orders() {}

  static List<String> of(String name) {
    try (var file = Objects.requireNonNull(Orders.class.getResourceAsStream("/" + name))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
