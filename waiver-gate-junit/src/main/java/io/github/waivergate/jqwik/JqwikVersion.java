package io.github.waivergate.jqwik;

import java.security.CodeSource;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.Property;

/** The version of jqwik, which its jars have in their names and nowhere else. */
final class JqwikVersion {
  private static final Pattern JAR = Pattern.compile("jqwik-api-([0-9][^/\\\\]*)\\.jar$");
  private static final String UNKNOWN = "unknown";

  private JqwikVersion() {}

  static String get() {
    return Optional.ofNullable(Property.class.getProtectionDomain().getCodeSource())
        .map(CodeSource::getLocation)
        .map(location -> of(location.getPath()))
        .orElse(UNKNOWN);
  }

  /** {@code unknown} for a place that is no jar of a release. */
  static String of(String location) {
    var name = JAR.matcher(location);
    return name.find() ? name.group(1) : UNKNOWN;
  }
}
