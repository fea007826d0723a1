package io.github.waivergate.oracle;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** A file manager without files: parsing reads the text it is given and nothing else. */
final class NoFiles implements JavaFileManager {

  @Override
  public @Nullable ClassLoader getClassLoader(Location location) {
    return null;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {
    return List.of();
  }

  @Override
  public @Nullable String inferBinaryName(Location location, JavaFileObject file) {
    return null;
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return a.equals(b);
  }

  @Override
  public boolean handleOption(String current, Iterator<String> remaining) {
    return false;
  }

  @Override
  public boolean hasLocation(Location location) {
    return false;
  }

  @Override
  public @Nullable JavaFileObject getJavaFileForInput(
      Location location, String className, JavaFileObject.Kind kind) {
    return null;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling)
      throws IOException {
    throw new IOException("parsing writes no class");
  }

  @Override
  public @Nullable FileObject getFileForInput(
      Location location, String packageName, String relativeName) {
    return null;
  }

  @Override
  public FileObject getFileForOutput(
      Location location, String packageName, String relativeName, FileObject sibling)
      throws IOException {
    throw new IOException("parsing writes no file");
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public int isSupportedOption(String option) {
    return -1;
  }
}
