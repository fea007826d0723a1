package io.github.waivergate.pom;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The directory of one side, whose absolute path is no difference between two sides. */
final class Home {
  /** In no pom: XML has no way to write it. */
  private static final String MARK = "\0";

  // A part of a longer path is not this directory: /src in ${basedir}/lib/src, in **/src/**.
  private static final String BEFORE = "(?:(?<![^\\s=:,;\"'(\\[@|])|(?<=file://))";
  private static final String AFTER = "(?=$|[\\s/\\\\:,;\"')\\]|])";

  private final Optional<Pattern> spellings;

  Home(Path directory) {
    var absolute = directory.toAbsolutePath().normalize();
    var paths = new LinkedHashSet<String>();
    add(paths, absolute);
    var real = real(absolute);
    if (real != null) {
      add(paths, real);
    }
    spellings =
        paths.isEmpty()
            ? Optional.empty()
            : Optional.of(
                Pattern.compile(
                    BEFORE
                        + paths.stream()
                            .sorted(Comparator.comparing(String::length).reversed())
                            .map(Pattern::quote)
                            .collect(Collectors.joining("|", "(?:", ")"))
                        + AFTER));
  }

  /** The text with a mark where it names the directory. */
  String marked(String text) {
    return spellings.map(found -> found.matcher(text).replaceAll(MARK)).orElse(text);
  }

  /** The text with paths from the directory where it names absolute ones. */
  String relative(String text) {
    return marked(text).replace(MARK + "/", "").replace(MARK + "\\", "").replace(MARK, ".");
  }

  private static void add(Set<String> paths, Path directory) {
    if (directory.getNameCount() > 0) {
      paths.add(directory.toString());
      var uri = directory.toUri().getRawPath();
      paths.add(uri.endsWith("/") ? uri.substring(0, uri.length() - 1) : uri);
    }
  }

  private static @Nullable Path real(Path directory) {
    try {
      return directory.toRealPath();
    } catch (IOException e) {
      return null;
    }
  }
}
