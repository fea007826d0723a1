package io.github.waivergate.receipt;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.receipt.Receipt.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReceiptFilesTest {
  private static final String FILE = "default-test/receipts/1.jsonl";
  private static final String HEX = "a".repeat(64);
  private static final String LINE =
      "{\"nonce\":\"n\",\"test\":\"com.acme.T#m(Input)\",\"invocation\":\"[1]\","
          + "\"kind\":\"neighbour\",\"sha256\":\""
          + HEX
          + "\",\"read\":true,\"outcome\":\"held\"}\n";

  private final Path replay;

  ReceiptFilesTest(@TempDir Path directory) throws IOException {
    replay = directory;
    Files.createDirectories(directory.resolve("default-test/receipts"));
  }

  @Test
  void sealed_receipts_of_this_replay_are_read() throws Exception {
    Files.writeString(replay.resolve(FILE), LINE + LINE.replace("true", "false"));

    var receipts = ReceiptFiles.read(replay, ReceiptFiles.seal(replay, "default-test"), "n");

    assertThat(receipts.unreadable()).isEmpty();
    assertThat(receipts.receipts())
        .containsExactly(
            new Receipt("com.acme.T#m(Input)", Kind.NEIGHBOUR, new Sha256(HEX), true, "held"),
            new Receipt("com.acme.T#m(Input)", Kind.NEIGHBOUR, new Sha256(HEX), false, "held"));
  }

  @Test
  void a_run_without_receipts_has_none() {
    assertThat(ReceiptFiles.seal(replay, "other")).isEmpty();
    assertThat(ReceiptFiles.read(replay, new TreeMap<>(), "n")).isEqualTo(Receipts.NONE);
  }

  @Test
  void receipts_that_were_rewritten_after_the_run_are_none() throws Exception {
    Files.writeString(replay.resolve(FILE), LINE.replace("true", "false"));
    var sealed = ReceiptFiles.seal(replay, "default-test");
    Files.writeString(replay.resolve(FILE), LINE);

    var receipts = ReceiptFiles.read(replay, sealed, "n");

    assertThat(receipts.receipts()).isEmpty();
    assertThat(receipts.unreadable()).containsExactly(FILE + " is not as it was sealed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"n\" | \"m\" | `: is of another replay`",
        "true | 1 | ` /read: holds 1, needed is true or false`",
        "neighbour | other | ` /kind: holds \"other\", needed is one of locked, neighbour,"
            + " must_fail`",
        "aaaa | AAAA | ` /sha256: holds `",
        "\"outcome\" | \"end\" | `: key end is unknown`",
        "}\\n | } | `: is cut short`",
      })
  void a_receipt_that_is_wrong_is_none(String from, String to, String found) throws Exception {
    var line = LINE.replace(from.replace("\\n", "\n"), to);
    Files.writeString(replay.resolve(FILE), line);

    var receipts = ReceiptFiles.read(replay, ReceiptFiles.seal(replay, "default-test"), "n");

    assertThat(receipts.receipts()).isEmpty();
    assertThat(receipts.unreadable()).singleElement().asString().startsWith(FILE + ":1" + found);
  }
}
