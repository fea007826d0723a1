package io.github.waivergate.neighbours;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import java.util.Map;
import java.util.TreeMap;

/** Fixtures that only a test has. */
public final class MemoryFixtures implements Fixtures {
  private final Map<String, String> files = new TreeMap<>();

  /** Puts a file there. */
  public MemoryFixtures with(String path, String text) {
    files.put(path, text);
    return this;
  }

  @Override
  public boolean has(String path) {
    return files.containsKey(path);
  }

  @Override
  public byte[] bytes(String path) throws EvidenceException {
    var text = files.get(path);
    if (text == null) {
      throw new EvidenceException(path, "is not there", "put it there");
    }
    return text.getBytes(UTF_8);
  }
}
