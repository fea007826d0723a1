package io.github.waivergate.cases;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CasesWriterTest {

  @Test
  void rows_are_written_in_the_form_of_the_contract() throws IOException {
    var cases =
        List.of(
            row("com.acme.ParseTest#roundTrip", true, Outcome.FAILED, Outcome.PASSED),
            row("com.acme.ParseTest#\u00e4 \uD83D\uDE00 \"\n", false));

    assertThat(written(cases))
        .isEqualTo(
            """
            [
              {
                "test_id": "com.acme.ParseTest#roundTrip",
                "property_ok": true,
                "fixture_hash": "actual",
                "expected_fixture_hash": "locked",
                "outcomes": [false, true],
                "known_test": true
              },
              {
                "test_id": "com.acme.ParseTest#\u00e4 \uD83D\uDE00 \\"\\n",
                "property_ok": false,
                "fixture_hash": "actual",
                "expected_fixture_hash": "locked",
                "outcomes": [],
                "known_test": true
              }
            ]
            """);
  }

  @Test
  void no_rows_are_written_as_an_empty_array() throws IOException {
    assertThat(written(List.of())).isEqualTo("[]\n");
  }

  @Test
  void what_is_written_is_read_back_as_it_was(@TempDir Path directory) throws Exception {
    var file = directory.resolve("cases.json");
    var random = new Random(20261009);
    var cases = new ArrayList<CaseResult>();
    for (int i = 0; i < 300; i++) {
      cases.add(randomRow(random, i));
    }

    Files.writeString(file, written(cases), UTF_8);

    assertThat(CasesReader.read(file)).isEqualTo(cases);
  }

  @Test
  void the_stream_stays_open_for_its_owner() throws IOException {
    var closed = new boolean[1];
    var out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };

    CasesWriter.write(out, List.of());

    assertThat(closed[0]).isFalse();
  }

  @Test
  void half_a_surrogate_pair_is_not_written() {
    assertThatIOException()
        .isThrownBy(() -> written(List.of(row("T#\uD800", true, Outcome.PASSED))));
  }

  @Test
  void a_broken_stream_is_not_silent() {
    var broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("disk full");
          }
        };

    assertThatIOException()
        .isThrownBy(() -> CasesWriter.write(broken, List.of()))
        .withMessage("disk full");
  }

  private static CaseResult randomRow(Random random, int i) {
    var id = new StringBuilder("T#" + i);
    random
        .ints(random.nextInt(20), 0, 0x11000)
        .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
        .forEach(id::appendCodePoint);
    return new CaseResult(
        new TestId(id.toString()),
        random.nextBoolean() ? Optional.empty() : Optional.of("property_ok is false"),
        "hash " + random.nextInt(3),
        "hash " + random.nextInt(3),
        random.nextBoolean(),
        random
            .ints(random.nextInt(12), 0, 2)
            .mapToObj(bit -> bit == 0 ? Outcome.FAILED : Outcome.PASSED)
            .toList());
  }

  private static CaseResult row(String id, boolean propertyOk, Outcome... outcomes) {
    return new CaseResult(
        new TestId(id),
        propertyOk ? Optional.empty() : Optional.of("InvoiceProperties#total failed"),
        "locked",
        "actual",
        true,
        List.of(outcomes));
  }

  private static String written(List<CaseResult> cases) throws IOException {
    var out = new ByteArrayOutputStream();
    CasesWriter.write(out, cases);
    return out.toString(UTF_8);
  }
}
