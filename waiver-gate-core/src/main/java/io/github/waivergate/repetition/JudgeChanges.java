package io.github.waivergate.repetition;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the patch changes in its judge, as the build of the merge base is told: in a file that is
 * called by its own digest, so that no test can rewrite it.
 *
 * @param root the checkout that the paths lead from
 * @param paths every changed path that is neither production code nor documentation
 */
public record JudgeChanges(Path root, List<ChangedJudge> paths) {
  private static final String FORMAT = "waiver-gate/judge-changes/1";
  private static final String MEND = "run mvn verify again; the gate writes this file itself";

  public JudgeChanges {
    paths = List.copyOf(paths);
  }

  /** Writes them into the directory, and tells the file. */
  public Path write(Path directory) throws EvidenceException {
    try {
      var bytes = bytes();
      return Files.write(directory.resolve(Sha256.of(bytes).hex()), bytes);
    } catch (IOException e) {
      throw new EvidenceException(
          directory.toString(),
          "cannot be written to: " + IoReason.of(e),
          "let java.io.tmpdir name a directory that can be written to");
    }
  }

  /** Reads what was written. */
  public static JudgeChanges read(Path file) throws EvidenceException {
    var shownAs = file.toString();
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new EvidenceException(shownAs, "cannot be read: " + IoReason.of(e), MEND);
    }
    if (!file.endsWith(Sha256.of(bytes).hex())) {
      throw new EvidenceException(
          shownAs, "is sha256 " + Sha256.of(bytes).hex() + ", and is not called so", MEND);
    }
    return parse(JsonReader.read(bytes, shownAs, MEND));
  }

  private static JudgeChanges parse(JsonPlace json) throws EvidenceException {
    json.requireKeys(Set.of("format", "root", "paths"));
    if (!json.member("format").text().equals(FORMAT)) {
      throw json.member("format").needed('"' + FORMAT + '"');
    }
    var paths = new ArrayList<ChangedJudge>();
    for (JsonPlace path : json.member("paths").items()) {
      path.requireKeys(Set.of("path", "class", "added"));
      paths.add(
          new ChangedJudge(
              path.member("path").text(),
              kind(path.member("class")),
              path.member("added").text().equals("yes")));
    }
    return new JudgeChanges(Path.of(json.member("root").text()), paths);
  }

  private static PathKind kind(JsonPlace json) throws EvidenceException {
    var text = json.text().toUpperCase(Locale.ROOT);
    return Stream.of(PathKind.values())
        .filter(kind -> kind.judge() && kind.name().equals(text))
        .findFirst()
        .orElseThrow(() -> json.needed("the class of a path that is judge"));
  }

  private byte[] bytes() {
    var out = new ByteArrayOutputStream();
    try {
      var json = JsonText.generator(out);
      json.writeStartObject();
      json.writeStringField("format", FORMAT);
      json.writeStringField("root", root.toString());
      json.writeArrayFieldStart("paths");
      for (ChangedJudge path : paths) {
        json.writeStartObject();
        json.writeStringField("path", path.path());
        json.writeStringField("class", path.kind().wireName());
        json.writeStringField("added", path.added() ? "yes" : "no");
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
      JsonText.end(json);
    } catch (IOException e) {
      throw new UncheckedIOException("a name that is no text", e);
    }
    return out.toByteArray();
  }
}
