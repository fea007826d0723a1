package io.github.waivergate.output;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Directories below the build directory that belong to the gate alone. */
public final class Directories {
  private static final String MEND =
      "make the build directory writable for the user who runs Maven, then run mvn clean verify";

  private Directories() {}

  /** Creates the directory and what is missing above it. */
  public static void create(Path directory) throws EvidenceException {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new EvidenceException(
          directory.toString(), "cannot be created: " + IoReason.of(e), MEND);
    }
  }

  /** Deletes the directory with all that is in it; links are deleted, not followed. */
  public static void delete(Path directory) throws EvidenceException {
    if (!Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try {
      Files.walkFileTree(directory, new Deletion());
    } catch (IOException e) {
      throw new EvidenceException(
          directory.toString(), "cannot be deleted: " + IoReason.of(e), MEND);
    }
  }

  /** Deletes the directory where it is only a link: what the gate owns lies nowhere else. */
  public static void unlink(Path directory) throws EvidenceException {
    if (Files.isSymbolicLink(directory)) {
      delete(directory);
    }
  }

  /** Deletes everything in the directory but the named children; it may be missing. */
  public static void deleteBut(Path directory, Set<String> names) throws EvidenceException {
    if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
      delete(directory);
      return;
    }
    for (Path child : children(directory)) {
      if (!names.contains(String.valueOf(child.getFileName()))) {
        delete(child);
      }
    }
  }

  private static List<Path> children(Path directory) throws EvidenceException {
    try (var children = Files.newDirectoryStream(directory)) {
      var listed = new ArrayList<Path>();
      children.forEach(listed::add);
      return listed;
    } catch (IOException e) {
      throw new EvidenceException(
          directory.toString(), "cannot be listed: " + IoReason.of(e), MEND);
    } catch (DirectoryIteratorException e) {
      throw new EvidenceException(directory.toString(), "cannot be listed to its end", MEND);
    }
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException failure)
        throws IOException {
      if (failure != null) {
        throw failure;
      }
      Files.delete(directory);
      return FileVisitResult.CONTINUE;
    }
  }
}
