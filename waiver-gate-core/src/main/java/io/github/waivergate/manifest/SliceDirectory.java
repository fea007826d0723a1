package io.github.waivergate.manifest;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.replay.SealedReplay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * What one machine has left of a module: a slice, and the manifests that it names.
 *
 * @param directory the module's {@code target/waiver-gate}
 * @param shown the user's name for a path
 */
record SliceDirectory(Path directory, Function<Path, String> shown) {

  /** The user's name for the slice. */
  String place() {
    return shown.apply(directory.resolve(Slice.NAME));
  }

  /** The slice, whatever it is of. */
  Slice slice() throws EvidenceException {
    return SliceJson.read(bytes(directory.resolve(Slice.NAME)), place());
  }

  /** The slice, which has to be of this very patch. */
  Slice slice(Origin own) throws EvidenceException {
    var slice = slice();
    require(own, slice.origin(), place());
    return slice;
  }

  /** Where the replay of a manifest lies. */
  Path directoryOf(String manifest) {
    return directory.resolve(manifest).resolveSibling("");
  }

  /**
   * The replay that a manifest of the slice tells of.
   *
   * @param manifest its path from the directory
   * @param digest what the slice has for it
   */
  SealedReplay replay(String manifest, Sha256 digest, Origin own) throws EvidenceException {
    var file = directory.resolve(manifest);
    var place = shown.apply(file);
    var bytes = bytes(file);
    if (!Sha256.of(bytes).equals(digest)) {
      throw refused(
          place,
          "is sha256 "
              + Sha256.of(bytes).abbreviated()
              + ", its slice has "
              + digest.abbreviated());
    }
    var of = directoryOf(manifest);
    var read = ManifestReader.read(bytes, of, shown.apply(of));
    require(own, read.origin(), place);
    return read.replay();
  }

  static EvidenceException refused(String place, String found) {
    return new EvidenceException(place, found, ManifestReader.MEND);
  }

  private static void require(Origin own, Origin origin, String place) throws EvidenceException {
    if (own.commit().isEmpty()) {
      throw new EvidenceException(
          place,
          "outside of git nothing shows that the replays are of this very patch",
          "collect replays of a commit, in a git checkout of it");
    }
    var difference = own.difference(origin);
    if (difference.isPresent()) {
      throw new EvidenceException(
          place,
          "is of " + difference.get(),
          "run all slices and the check on the same commit, with nothing changed since");
    }
  }

  private byte[] bytes(Path file) throws EvidenceException {
    try {
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw refused(shown.apply(file), "there is no such file");
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw refused(shown.apply(file), "cannot be read: " + IoReason.of(e));
    }
  }
}
