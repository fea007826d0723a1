package io.github.waivergate.refusal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Says in words why a file could not be read or written: the JDK's own message is often a path. */
public final class IoReason {
  private IoReason() {}

  /** The reason, without the path. */
  public static String of(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    if (e instanceof NoSuchFileException) {
      return "no such file";
    }
    if (e instanceof NotDirectoryException) {
      return "not a directory";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "a file stands where a directory is needed";
    }
    if (e instanceof FileSystemException f) {
      return f.getReason() == null ? "the file system refuses" : f.getReason();
    }
    return String.valueOf(e.getMessage());
  }
}
