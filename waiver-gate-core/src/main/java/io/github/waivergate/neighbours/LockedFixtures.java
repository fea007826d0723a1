package io.github.waivergate.neighbours;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The fixtures that a lock names, byte for byte as it has them.
 *
 * @param basedir the module's directory
 * @param lock the lock that counts
 */
public record LockedFixtures(Path basedir, FixtureLock lock) implements Fixtures {

  @Override
  public boolean has(String path) {
    return lock.digest(path).isPresent();
  }

  @Override
  public byte[] bytes(String path) throws EvidenceException {
    var locked = lock.digest(path);
    if (locked.isEmpty()) {
      throw refused(path, "is not in " + lock.shownAs());
    }
    try {
      var bytes = Files.readAllBytes(basedir.resolve(path));
      var now = Sha256.of(bytes);
      if (!now.equals(locked.get())) {
        throw refused(
            path, "is sha256 " + now.abbreviated() + ", locked as " + locked.get().abbreviated());
      }
      return bytes;
    } catch (IOException e) {
      throw refused(path, "cannot be read: " + IoReason.of(e));
    }
  }

  private static EvidenceException refused(String path, String found) {
    return new EvidenceException(
        VisibleText.of(path),
        found,
        "restore the fixture, or lock it in a reviewed commit of its own: mvn test"
            + " waiver-gate:lock");
  }
}
