package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * Settings that only who starts the build may give, with {@code -D} on the command line: a patch
 * could write them into the pom or below {@code .mvn}.
 *
 * @param user the properties of the command line; Maven mixes those of {@code .mvn/maven.config}
 *     into them
 * @param topLevel the directory that holds {@code .mvn}
 */
record OutsideSettings(Properties user, Path topLevel) {
  private static final List<String> INSIDE = List.of(".mvn/maven.config", ".mvn/jvm.config");

  /** The value of {@code waiver-gate.<name>}; empty where it is not given, or blank. */
  Optional<String> value(String name) throws EvidenceException {
    var property = "waiver-gate." + name;
    var value = user.getProperty(property);
    if (value == null || value.isBlank()) {
      return Optional.empty();
    }
    for (String file : INSIDE) {
      if (text(file).contains(property)) {
        throw new EvidenceException(
            file,
            "it sets " + property + ", which only who starts the build may set",
            "remove it there, and give it on the command line of the CI: -D" + property + "=…");
      }
    }
    return Optional.of(value.strip());
  }

  /** The same, as a list that commas part. */
  List<String> values(String name) throws EvidenceException {
    return value(name).stream()
        .flatMap(value -> List.of(value.split(",")).stream())
        .map(String::strip)
        .filter(item -> !item.isEmpty())
        .toList();
  }

  /** The same, as whole numbers. */
  List<Integer> numbers(String name) throws EvidenceException {
    var values = values(name);
    if (values.stream().allMatch(value -> value.matches("[0-9]{1,6}"))) {
      return values.stream().map(Integer::valueOf).toList();
    }
    throw new EvidenceException(
        "waiver-gate." + name,
        "is " + String.join(",", values) + ", whole numbers with commas between are needed",
        "give it so: -Dwaiver-gate." + name + "=2,3");
  }

  private String text(String file) throws EvidenceException {
    var path = topLevel.resolve(file);
    try {
      return Files.exists(path) ? Files.readString(path, StandardCharsets.ISO_8859_1) : "";
    } catch (IOException e) {
      throw new EvidenceException(
          file, "cannot be read: " + IoReason.of(e), "make it readable for the user of the build");
    }
  }
}
