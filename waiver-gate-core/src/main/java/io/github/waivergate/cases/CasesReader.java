package io.github.waivergate.cases;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.TestId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;

/** Reads {@code cases.json}; a file that is wrong anywhere is refused as a whole. */
public final class CasesReader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final CasesRefusal refusal;
  private final Consumer<CaseResult> each;
  private int rows;

  private CasesReader(Path file, Consumer<CaseResult> each) {
    this.refusal = new CasesRefusal(file);
    this.each = each;
  }

  /** All rows, in the order of the file; at least one. */
  public static List<CaseResult> read(Path file) throws EvidenceException {
    var cases = new ArrayList<CaseResult>();
    forEach(file, cases::add);
    return List.copyOf(cases);
  }

  /** Hands over row after row. What was handed over counts only once this has returned. */
  static void forEach(Path file, Consumer<CaseResult> each) throws EvidenceException {
    var reader = new CasesReader(file, each);
    // A decoder that reports: the default one would turn broken bytes into replacement characters.
    try (var text =
        new BufferedReader(
            new InputStreamReader(
                Files.newInputStream(file), StandardCharsets.UTF_8.newDecoder()))) {
      reader.readFrom(text);
    } catch (IOException e) {
      throw reader.refusal.unreadable(e, reader.rows);
    }
  }

  private void readFrom(BufferedReader text) throws IOException, EvidenceException {
    text.mark(1);
    int first = text.read();
    if (first < 0) {
      throw refusal.noRows("the file is empty");
    }
    if (first == BYTE_ORDER_MARK) {
      throw refusal.file("the file starts with a byte order mark");
    }
    text.reset();
    try (var json = JsonText.parser(text)) {
      readArray(json);
    }
  }

  private void readArray(JsonParser json) throws IOException, EvidenceException {
    var start = json.nextToken();
    if (start == null) {
      throw refusal.noRows("the file holds only white space");
    }
    if (start != JsonToken.START_ARRAY) {
      throw refusal.file("the file holds " + RowReader.kind(start) + ", needed is an array");
    }
    var row = new RowReader(json, refusal);
    var rowOf = new HashMap<TestId, Integer>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      var read = row.read(rows + 1);
      var earlier = rowOf.putIfAbsent(read.testId(), rows + 1);
      if (earlier != null) {
        throw refusal.duplicate(rows + 1, read.testId().value(), earlier);
      }
      each.accept(read);
      rows++;
    }
    if (rows == 0) {
      throw refusal.noRows("the list of rows is empty");
    }
    if (json.nextToken() != null) {
      var at = CasesRefusal.at(json.currentTokenLocation());
      throw refusal.file("the file goes on after the array," + at);
    }
  }
}
