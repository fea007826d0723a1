package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;

/** Takes the bytes of blobs, one after the other. */
@FunctionalInterface
public interface BlobReader {
  /** Called once for each name, in the order in which they were asked for. */
  void read(String blob, byte[] bytes) throws EvidenceException;
}
