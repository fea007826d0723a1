package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The binary names of the classes that a jar or a directory of a class path holds. */
final class ClassFiles {
  private static final String SUFFIX = ".class";
  private static final Pattern VERSIONED = Pattern.compile("META-INF/versions/[0-9]+/");

  private ClassFiles() {}

  /**
   * Lists those that are wanted; of a jar, only its table of contents is read.
   *
   * @param shownAs the jar or directory, by the user's name for it
   * @throws EvidenceException where it cannot be listed: it may hold any class
   */
  static Set<String> in(Path element, String shownAs, Predicate<String> wanted)
      throws EvidenceException {
    try {
      if (Files.isDirectory(element)) {
        try (var files = Files.walk(element, FileVisitOption.FOLLOW_LINKS)) {
          return names(files.map(file -> element.relativize(file).toString()), wanted);
        }
      }
      // A module without classes has no directory, and stands on the class path all the same.
      if (Files.notExists(element) && !element.toString().endsWith(".jar")) {
        return Set.of();
      }
      try (var jar = new ZipFile(element.toFile())) {
        return names(jar.stream().map(ZipEntry::getName), wanted);
      }
    } catch (IOException e) {
      throw unreadable(shownAs, e);
    } catch (UncheckedIOException e) {
      throw unreadable(shownAs, Objects.requireNonNull(e.getCause()));
    }
  }

  private static Set<String> names(Stream<String> paths, Predicate<String> wanted) {
    return paths
        .filter(path -> path.endsWith(SUFFIX))
        .flatMap(path -> binaryName(path.replace('\\', '/')).stream())
        .filter(wanted)
        .collect(Collectors.toSet());
  }

  /** Of which class the file is; a description of a package or a module is none. */
  private static Optional<String> binaryName(String path) {
    var versioned = VERSIONED.matcher(path);
    var plain = versioned.lookingAt() ? path.substring(versioned.end()) : path;
    var name = plain.substring(0, plain.length() - SUFFIX.length()).replace('/', '.');
    var simple = name.substring(name.lastIndexOf('.') + 1);
    return simple.equals("package-info") || simple.equals("module-info")
        ? Optional.empty()
        : Optional.of(name);
  }

  private static EvidenceException unreadable(String shownAs, IOException e) {
    return new EvidenceException(
        shownAs,
        "its classes cannot be listed: " + IoReason.of(e),
        "delete it so that Maven builds or fetches it anew, then run the build again");
  }
}
