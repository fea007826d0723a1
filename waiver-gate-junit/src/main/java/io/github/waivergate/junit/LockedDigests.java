package io.github.waivergate.junit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Holds a fixture on the class path to {@code qa/fixture.lock}, where the gate names that file. */
final class LockedDigests {
  private LockedDigests() {}

  /**
   * Refuses a fixture that is not locked, or not as it was locked.
   *
   * <p>At a desk nothing is refused: a fixture is locked by a build that runs its tests first.
   */
  static void require(Blob blob) {
    var lock = Gate.lock();
    if (lock.isEmpty()) {
      return;
    }
    var locked = locked(lock.get(), blob.name());
    if (locked.isEmpty()) {
      throw new IllegalStateException(
          blob.name() + " is not in qa/fixture.lock; lock it: mvn test waiver-gate:lock");
    }
    if (!locked.contains(blob.sha256())) {
      throw new IllegalStateException(
          "%s on the class path is sha256 %s, locked as %s; leave it out of resource filtering, and let nothing write to it"
              .formatted(
                  blob.name(),
                  Digest.shown(blob.sha256()),
                  Digest.shown(locked.iterator().next())));
    }
  }

  private static Set<String> locked(Path lock, String name) {
    var digests = new HashSet<String>();
    try {
      for (String line : Files.readAllLines(lock)) {
        var entry = line.startsWith("\\") ? unescaped(line.substring(1)) : line;
        if (!line.startsWith("#") && (entry.endsWith("/" + name) || entry.endsWith("  " + name))) {
          digests.add(entry.substring(0, entry.indexOf(' ')));
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException("qa/fixture.lock cannot be read: " + e.getMessage(), e);
    }
    return digests;
  }

  private static String unescaped(String line) {
    var text = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\' && i + 1 < line.length()) {
        i++;
        char escaped = line.charAt(i);
        text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }
}
