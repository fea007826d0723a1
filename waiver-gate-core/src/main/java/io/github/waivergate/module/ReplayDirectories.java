package io.github.waivergate.module;

import io.github.waivergate.path.AntPatterns;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns {@code reportsDirectories} into the replays' directories, in the order of the replays.
 *
 * <p>A path without wildcards is one directory, there or not; a pattern stands for the directories
 * that match it, {@code replays/2} before {@code replays/10}.
 */
final class ReplayDirectories {
  private static final Comparator<Path> BY_NUMBER_THEN_NAME =
      Comparator.comparing((Path path) -> number(path)).thenComparing(Path::toString);

  private final ModuleLayout layout;
  private final Map<Path, String> byRealPath = new LinkedHashMap<>();
  private final List<Path> directories = new ArrayList<>();

  private ReplayDirectories(ModuleLayout layout) {
    this.layout = layout;
  }

  static List<Path> of(ModuleLayout layout, List<String> patterns) throws EvidenceException {
    var found = new ReplayDirectories(layout);
    for (String pattern : patterns) {
      for (Path directory : found.directories(pattern.trim().replace('\\', '/'))) {
        found.add(directory);
      }
    }
    return List.copyOf(found.directories);
  }

  private void add(Path directory) throws EvidenceException {
    var shown = layout.shown(directory);
    if (Files.isSymbolicLink(directory)) {
      throw refused(shown, "is a symbolic link: one run could be counted as several replays");
    }
    var other = byRealPath.putIfAbsent(realPath(directory), shown);
    if (other != null) {
      throw refused(shown, "is the same directory as " + other + ", and one run is one replay");
    }
    directories.add(directory);
  }

  private List<Path> directories(String pattern) throws EvidenceException {
    try {
      return expand(pattern);
    } catch (IllegalArgumentException e) {
      throw refused(pattern, "is neither a path nor an Ant pattern here");
    }
  }

  private List<Path> expand(String pattern) throws EvidenceException {
    int wildcard = firstWildcard(pattern);
    if (wildcard < 0) {
      return List.of(layout.basedir().resolve(pattern));
    }
    int slash = pattern.lastIndexOf('/', wildcard);
    var start = layout.basedir().resolve(slash < 0 ? "" : pattern.substring(0, slash + 1));
    var rest = new AntPatterns(List.of(pattern.substring(slash + 1)));
    var matches = new ArrayList<Path>();
    try {
      if (Files.isDirectory(start)) {
        Files.walkFileTree(start, new Collector(start, rest, matches));
      }
    } catch (IOException e) {
      throw refused(layout.shown(start), "cannot be listed: " + e.getMessage());
    }
    matches.sort(BY_NUMBER_THEN_NAME);
    return matches;
  }

  private static int firstWildcard(String pattern) {
    for (int i = 0; i < pattern.length(); i++) {
      if (pattern.charAt(i) == '*' || pattern.charAt(i) == '?') {
        return i;
      }
    }
    return -1;
  }

  private static Path realPath(Path directory) {
    try {
      return directory.toRealPath();
    } catch (IOException e) {
      return directory.toAbsolutePath().normalize();
    }
  }

  private static long number(Path path) {
    var name = path.getFileName().toString();
    return name.matches("[0-9]{1,9}") ? Long.parseLong(name) : Long.MAX_VALUE;
  }

  private static EvidenceException refused(String place, String found) {
    return new EvidenceException(
        place, found, "name each replay's own reports directory once in <reportsDirectories>");
  }

  /** Collects directories, and links to them so that they can be refused by name. */
  private static final class Collector extends SimpleFileVisitor<Path> {
    private final Path start;
    private final AntPatterns patterns;
    private final List<Path> matches;

    Collector(Path start, AntPatterns patterns, List<Path> matches) {
      this.start = start;
      this.patterns = patterns;
      this.matches = matches;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      keep(directory);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isSymbolicLink() && Files.isDirectory(file)) {
        keep(file);
      }
      return FileVisitResult.CONTINUE;
    }

    private void keep(Path path) {
      var name = start.relativize(path).toString().replace('\\', '/');
      if (!name.isEmpty() && patterns.match(name)) {
        matches.add(path);
      }
    }
  }

  /** Whether the directory is there at all. */
  static boolean exists(Path directory) {
    return Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS);
  }
}
