package io.github.waivergate.report;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A verdict as {@code waiver.json} has it, for whoever acts on it later.
 *
 * @param judged whether it is one at all
 * @param commit the commit that was checked out; empty outside of git
 * @param tree the tree that was judged; empty where it had no name
 * @param rows the judged tests
 */
public record RecordedVerdict(boolean judged, String commit, String tree, List<JsonPlace> rows) {
  private static final String MEND = "run mvn verify again, to its end";

  public RecordedVerdict {
    rows = List.copyOf(rows);
  }

  /**
   * One judged test.
   *
   * @param caseClass wire name of its class
   * @param freeze the proposal, where it has one
   * @param reasons what else was said of it
   */
  public record Row(String caseClass, Optional<Members> freeze, List<String> reasons) {
    public Row {
      reasons = List.copyOf(reasons);
    }
  }

  /** Reads the record of the module's last build. */
  public static RecordedVerdict read(Path file, String shownAs) throws EvidenceException {
    try {
      var json = JsonReader.readOwn(Files.readAllBytes(file), shownAs, MEND);
      return new RecordedVerdict(
          json.member("judged").value().equals(new Word("true")),
          text(json, "commit"),
          text(json, "tree"),
          json.member("rows").items());
    } catch (IOException e) {
      throw new EvidenceException(
          shownAs, "cannot be read: " + IoReason.of(e), "run mvn verify in this module first");
    }
  }

  /** The row of a test, where it was judged. */
  public Optional<Row> row(String testId) throws EvidenceException {
    for (JsonPlace row : rows) {
      if (row.member("test_id").text().equals(testId)) {
        var reasons = new ArrayList<String>();
        for (JsonPlace reason : row.member("reasons").items()) {
          reasons.add(reason.text());
        }
        return Optional.of(
            new Row(
                row.member("class").text(),
                row.member("freeze").value() instanceof Members freeze
                    ? Optional.of(freeze)
                    : Optional.empty(),
                reasons));
      }
    }
    return Optional.empty();
  }

  private static String text(JsonPlace json, String key) throws EvidenceException {
    return json.member(key).value() instanceof Text text ? text.text() : "";
  }
}
