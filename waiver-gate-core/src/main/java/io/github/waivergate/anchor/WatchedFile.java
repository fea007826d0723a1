package io.github.waivergate.anchor;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file whose bytes may not change while tests run.
 *
 * @param file where it lies
 * @param shownAs the user's name for it
 * @param before what was there when the session began
 */
record WatchedFile(Path file, String shownAs, Content before) {

  static WatchedFile now(Path file, String shownAs) {
    return new WatchedFile(file, shownAs, Content.of(file));
  }

  Optional<String> moved() {
    var now = Content.of(file);
    return now.equals(before)
        ? Optional.empty()
        : Optional.of("is " + now.shown() + ", was " + before.shown() + " when this build began");
  }

  /**
   * What stands in a place: bytes, or why none can be read.
   *
   * @param digest of the bytes
   * @param otherwise what is there instead of bytes; empty where there are some
   */
  record Content(Optional<Sha256> digest, String otherwise) {
    static Content of(Path file) {
      try {
        return Files.notExists(file)
            ? new Content(Optional.empty(), "not there")
            : new Content(Optional.of(Sha256.of(Files.readAllBytes(file))), "");
      } catch (IOException e) {
        return new Content(Optional.empty(), "unreadable (" + IoReason.of(e) + ")");
      }
    }

    String shown() {
      return digest.map(of -> "sha256 " + of.abbreviated()).orElse(otherwise);
    }
  }
}
