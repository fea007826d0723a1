package io.github.waivergate.inventory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.TestId;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InventoryFileTest {
  private static final String RELOCK =
      "\n  mend:  lock it again in a reviewed commit: mvn test waiver-gate:lock";
  private static final String HEADER =
      """
      # The test ids this module is known to have, locked by: mvn test waiver-gate:lock
      # A line: id, tab, invocations, tab, run or skipped or conditional
      """;
  private static final TestInventory SMALL =
      inventory(
          List.of("maven-surefire-plugin 3.6.1", "junit-jupiter 5.14.4"),
          Map.of(
              "com.acme.ParseTest#roundTrip(String)", new Entry(4, Status.RUN),
              "com.acme.ParseTest#onWindows", new Entry(1, Status.CONDITIONAL),
              "com.acme.InvoiceTest#later", new Entry(1, Status.SKIPPED)));
  private static final TestInventory NASTY =
      inventory(
          List.of("an\\engine\twith\nodd\rname", "\u65e5\u672c 1"),
          Map.ofEntries(
              Map.entry("#starts like a comment", new Entry(1, Status.RUN)),
              Map.entry("\\#starts with a backslash", new Entry(1, Status.RUN)),
              Map.entry("a", new Entry(Integer.MAX_VALUE, Status.RUN)),
              Map.entry("a\u0001b", new Entry(1, Status.RUN)),
              Map.entry("a\\tb", new Entry(1, Status.RUN)),
              Map.entry("a\tb", new Entry(2, Status.RUN)),
              Map.entry("a\nb", new Entry(1, Status.RUN)),
              Map.entry("a\rb", new Entry(1, Status.RUN)),
              Map.entry("a b", new Entry(1, Status.RUN)),
              Map.entry("caf\u00e9#\ud83d\ude00", new Entry(1, Status.SKIPPED)),
              Map.entry("caf\u00e9#\uff5e", new Entry(1, Status.SKIPPED)),
              Map.entry("a\u0085b\u2028c", new Entry(1, Status.RUN))));

  private final Path directory;

  InventoryFileTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void an_inventory_is_a_line_per_id_below_its_engines() throws Exception {
    assertThat(text(SMALL))
        .isEqualTo(
            "# entries: 3\n"
                + HEADER
                + "# engine: maven-surefire-plugin 3.6.1\n"
                + "# engine: junit-jupiter 5.14.4\n"
                + "com.acme.InvoiceTest#later\t1\tskipped\n"
                + "com.acme.ParseTest#onWindows\t1\tconditional\n"
                + "com.acme.ParseTest#roundTrip(String)\t4\trun\n");
  }

  @Test
  void a_written_inventory_is_read_back_equal() throws Exception {
    var file = directory.resolve(InventoryFile.NAME);
    for (var inventory : List.of(SMALL, NASTY, inventory(List.of(), Map.of()))) {
      InventoryFile.write(inventory, file);
      assertThat(InventoryFile.read(file, InventoryFile.NAME)).isEqualTo(inventory);
    }
  }

  @Test
  void lines_are_sorted_by_their_own_bytes_and_ids_are_escaped() throws Exception {
    assertThat(text(NASTY).substring("# entries: 11\n".length() + HEADER.length()).split("\n", -1))
        .containsExactly(
            "# engine: an\\\\engine\\twith\\nodd\\rname",
            "# engine: \u65e5\u672c 1",
            "\\#starts like a comment\t1\trun",
            "\\\\#starts with a backslash\t1\trun",
            "a\u0001b\t1\trun",
            "a\t2147483647\trun",
            "a b\t1\trun",
            "a\\\\tb\t1\trun",
            "a\\nb\t1\trun",
            "a\\rb\t1\trun",
            "a\\tb\t2\trun",
            "a\u0085b\u2028c\t1\trun",
            "caf\u00e9#\uff5e\t1\tskipped",
            "caf\u00e9#\ud83d\ude00\t1\tskipped",
            "");
  }

  @Test
  void the_default_locale_changes_no_byte() throws Exception {
    var expected = text(NASTY);
    var before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(text(NASTY)).isEqualTo(expected);
      assertThat(parse(expected)).isEqualTo(NASTY);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void comments_may_stand_anywhere() throws Exception {
    assertThat(parse("com.acme.A#a\t1\trun\n# engine: e 1\n#\ncom.acme.A#b\t2\trun\n#" + "\n"))
        .isEqualTo(
            inventory(
                List.of("e 1"),
                Map.of(
                    "com.acme.A#a", new Entry(1, Status.RUN),
                    "com.acme.A#b", new Entry(2, Status.RUN))));
  }

  @Test
  void half_a_surrogate_pair_cannot_be_written() {
    var inventory = inventory(List.of(), Map.of("a\ud800", new Entry(1, Status.RUN)));

    assertThatThrownBy(() -> InventoryFile.bytes(inventory))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: a\\ud800
              found: half a surrogate pair stands in the id, UTF-8 cannot hold it
              mend:  give the test a name of whole characters""");
  }

  @Test
  void an_absent_inventory_cannot_be_judged_by() {
    assertThatThrownBy(
            () -> InventoryFile.read(directory.resolve("known-tests.lock"), InventoryFile.NAME))
        .isInstanceOf(EvidenceException.class)
        .hasMessage("could not judge: qa/known-tests.lock\n  found: no such file" + RELOCK);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "com.acme.A#b→1→run¶com.acme.A#a→1→run¶|2|"
            + "com.acme.A#a belongs before the line above it, lines are sorted by bytes",
        "com.acme.A#a→1→run¶com.acme.A#a→2→run¶|2|"
            + "com.acme.A#a is listed twice, first in line 1",
        "a→1→run¶A→1→run¶a→1→run¶|2|A belongs before the line above it, lines are sorted by bytes",
        "a→1→run|1|the last line has no line feed, the file may have been cut short",
        "a→1¶|1|`\"a\\t1\" is not id, tab, invocations, tab, status`",
        "a→1→run→¶|1|`\"a\\t1\\trun\\t\" is not id, tab, invocations, tab, status`",
        "¶|1|`\"\" is not id, tab, invocations, tab, status`",
        "→1→run¶|1|`\"\" is not an id with its escapes`",
        "a\\→1→run¶|1|`\"a\\\\\" is not an id with its escapes`",
        "a\\x→1→run¶|1|`\"a\\\\x\" is not an id with its escapes`",
        "a\\#→1→run¶|1|`\"a\\\\#\" is not an id with its escapes`",
        "a→0→run¶|1|`\"0\" is not a count of invocations, 1 or more in plain digits`",
        "a→-1→run¶|1|`\"-1\" is not a count of invocations, 1 or more in plain digits`",
        "a→+1→run¶|1|`\"+1\" is not a count of invocations, 1 or more in plain digits`",
        "a→01→run¶|1|`\"01\" is not a count of invocations, 1 or more in plain digits`",
        "a→1.0→run¶|1|`\"1.0\" is not a count of invocations, 1 or more in plain digits`",
        "a→→run¶|1|`\"\" is not a count of invocations, 1 or more in plain digits`",
        "a→٣→run¶|1|`\"٣\" is not a count of invocations, 1 or more in plain digits`",
        "a→2147483648→run¶|1|"
            + "`\"2147483648\" is not a count of invocations, 1 or more in plain digits`",
        "a→1→Run¶|1|`\"Run\" is not one of run, skipped, conditional`",
        "a→1→run ¶|1|`\"run \" is not one of run, skipped, conditional`",
        "a→1→flaky¶|1|`\"flaky\" is not one of run, skipped, conditional`",
        "# engine: a\\b¶|1|the engine's name holds an escape that is never written",
      })
  void an_inventory_that_is_not_whole_is_refused_with_its_line(
      String shown, int line, String found) {
    var content = shown.replace('→', '\t').replace('¶', '\n');

    assertThatThrownBy(() -> parse(content))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: qa/known-tests.lock:" + line + "\n  found: " + found + RELOCK);
  }

  @Test
  void an_inventory_of_other_bytes_than_text_is_refused() {
    assertThatThrownBy(() -> parse(""))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining(":1\n  found: the file is empty, not even a header is there\n");
    assertThatThrownBy(() -> parse("\ufeffa\t1\trun\n"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining(":1\n  found: the file starts with a byte order mark\n");
    assertThatThrownBy(() -> parse("a\t1\trun\r\n"))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining(":1\n  found: the line ends in CRLF, a lock's lines end in LF\n");
    var latin1 = "# x\n\u00fc\t1\trun\n".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> InventoryFile.parse(latin1, InventoryFile.NAME))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining(":2\n  found: the line is not UTF-8\n");
  }

  @Test
  void no_cut_inside_a_line_is_read() throws Exception {
    var whole = InventoryFile.bytes(SMALL);
    for (int length = 0; length < whole.length; length++) {
      var cut = Arrays.copyOf(whole, length);
      if (length == 0 || whole[length - 1] != '\n') {
        assertThatThrownBy(() -> InventoryFile.parse(cut, InventoryFile.NAME))
            .as("%d bytes", length)
            .isInstanceOf(EvidenceException.class);
      }
    }
    assertThat(InventoryFile.parse(whole, InventoryFile.NAME)).isEqualTo(SMALL);
  }

  private static TestInventory parse(String content) throws EvidenceException {
    return InventoryFile.parse(content.getBytes(StandardCharsets.UTF_8), InventoryFile.NAME);
  }

  private static String text(TestInventory inventory) throws EvidenceException {
    return new String(InventoryFile.bytes(inventory), StandardCharsets.UTF_8);
  }

  private static TestInventory inventory(List<String> engines, Map<String, Entry> entries) {
    var byId = new TreeMap<TestId, Entry>();
    entries.forEach((id, entry) -> byId.put(new TestId(id), entry));
    return new TestInventory(byId, engines);
  }
}
