package io.github.waivergate.junit;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A fixture as it lies on the test class path.
 *
 * @param name its name there
 * @param bytes what was read
 * @param location where it lies
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
record Blob(String name, byte[] bytes, URL location) {

  /** Reads the fixture; one that is not there, or is not the locked one, is refused. */
  static Blob read(String name, Class<?> testClass) {
    requirePlain(name);
    var loader = testClass.getClassLoader();
    var location = loader == null ? null : loader.getResource(name);
    if (location == null) {
      throw new IllegalStateException(
          name
              + " is not on the test class path; put it below src/test/resources, and lock it:"
              + " mvn test waiver-gate:lock");
    }
    try (var in = location.openStream()) {
      var blob = new Blob(name, in.readAllBytes(), location);
      LockedDigests.require(blob);
      return blob;
    } catch (IOException e) {
      throw new IllegalStateException(name + " cannot be read: " + e.getMessage(), e);
    }
  }

  String sha256() {
    return Digest.of(bytes);
  }

  /** The file itself; empty where it lies in a jar. */
  Optional<Path> file() {
    try {
      var uri = location.toURI();
      return isFile(uri) ? Optional.of(Path.of(uri)) : Optional.empty();
    } catch (URISyntaxException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The directory of the class path that it lies below. */
  Optional<Path> root() {
    return file()
        .map(
            file -> {
              var root = file;
              for (int i = 0; root != null && i < Path.of(name).getNameCount(); i++) {
                root = root.getParent();
              }
              return root;
            });
  }

  private static boolean isFile(URI uri) {
    return "file".equals(uri.getScheme());
  }

  private static void requirePlain(String name) {
    for (String part : name.split("/", -1)) {
      if (part.isEmpty() || part.equals(".") || part.equals("..") || part.indexOf('\\') >= 0) {
        throw new IllegalStateException(
            "\""
                + name
                + "\" is not a plain name on the class path; write it as locked/invoice.json");
      }
    }
  }
}
