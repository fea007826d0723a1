package io.github.waivergate.module;

import io.github.waivergate.freeze.LockedInputs;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads files of one module, and none that lies outside of it.
 *
 * @param basedir the module's directory
 */
record ModuleInputs(Path basedir) implements LockedInputs {
  private static final long LARGEST = 64L * 1024 * 1024;

  @Override
  public Optional<byte[]> read(String path) throws EvidenceException {
    try {
      var file = basedir;
      for (String part : path.split("/", -1)) {
        file = file.resolve(part);
        // A link may lead out of the module, today or tomorrow.
        if (Files.isSymbolicLink(file)) {
          return Optional.empty();
        }
      }
      if (!file.normalize().startsWith(basedir)
          || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        return Optional.empty();
      }
      if (Files.size(file) > LARGEST) {
        throw new EvidenceException(
            VisibleText.of(path), "has more than " + LARGEST + " bytes", "lock a smaller input");
      }
      return Optional.of(Files.readAllBytes(file));
    } catch (InvalidPathException e) {
      throw new EvidenceException(
          VisibleText.of(path),
          "cannot be named on this system",
          "run the build in a locale with UTF-8, such as LC_ALL=C.UTF-8");
    } catch (IOException e) {
      throw new EvidenceException(
          VisibleText.of(path),
          "cannot be read: " + IoReason.of(e),
          "make it readable for the user who runs Maven");
    }
  }
}
