package io.github.waivergate.cases;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The words in which a {@code cases.json} is refused: file, row, key, and what to write instead.
 */
record CasesRefusal(Path file) {
  private static final String ROW =
      "write each row with exactly the keys test_id, property_ok, fixture_hash,"
          + " expected_fixture_hash, outcomes, known_test";
  private static final String WHOLE = "write the whole file again: one JSON array of rows in UTF-8";

  /** Nothing can be said about any test. */
  EvidenceException noRows(String found) {
    return new EvidenceException(
        file.toString(), found, "write one row for each test id that the patch is judged on");
  }

  /** The file as a whole is not what it has to be. */
  EvidenceException file(String found) {
    return new EvidenceException(file.toString(), found, WHOLE);
  }

  /** One row is not what it has to be; its id is empty while it is not known. */
  EvidenceException row(int row, String testId, String found) {
    return new EvidenceException(place(row, testId), found, ROW);
  }

  /** Two rows speak of one test, and nothing tells which of them is true. */
  EvidenceException duplicate(int row, String testId, int earlier) {
    return new EvidenceException(
        place(row, testId),
        "row " + earlier + " has the same test_id",
        "write one row for each test id");
  }

  /** The file could not be read to its end. */
  EvidenceException unreadable(IOException e, int rowsRead) {
    if (e instanceof JsonProcessingException notJson) {
      return file(words(notJson) + at(notJson.getLocation()) + " (row " + (rowsRead + 1) + ")");
    }
    if (e instanceof CharacterCodingException) {
      return file("not UTF-8 text, after row " + rowsRead);
    }
    return new EvidenceException(
        file.toString(),
        "cannot be read: " + IoReason.of(e),
        "name a file that the user who runs Maven can read");
  }

  /** A position that an editor understands, where the parser knows one. */
  static String at(@Nullable JsonLocation location) {
    return location == null
        ? ""
        : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
  }

  private String place(int row, String testId) {
    return file + ", row " + row + (testId.isEmpty() ? "" : " (" + testId + ")");
  }

  private static String words(JsonProcessingException e) {
    if (e instanceof JsonEOFException) {
      return "not JSON: the file ends too early,";
    }
    return e instanceof StreamConstraintsException
        ? "a name, text or number is too long"
        : "not JSON";
  }
}
