package io.github.waivergate.inventory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TestInventoryTest {
  private static final TestInventory BEFORE =
      new TestInventory(
          new TreeMap<>(
              Map.of(
                  new TestId("A#fewer"), new Entry(4, Status.RUN),
                  new TestId("A#gone\n"), new Entry(1, Status.RUN),
                  new TestId("A#same"), new Entry(2, Status.CONDITIONAL),
                  new TestId("A#both"), new Entry(1, Status.SKIPPED),
                  new TestId("A#off"), new Entry(1, Status.RUN))),
          List.of("surefire 3.6.0"));
  private static final TestInventory AFTER =
      new TestInventory(
          new TreeMap<>(
              Map.of(
                  new TestId("A#fewer"), new Entry(3, Status.RUN),
                  new TestId("A#new"), new Entry(1, Status.CONDITIONAL),
                  new TestId("A#same"), new Entry(2, Status.CONDITIONAL),
                  new TestId("A#both"), new Entry(5, Status.RUN),
                  new TestId("A#off"), new Entry(1, Status.SKIPPED))),
          List.of("surefire 3.6.1", "jupiter 5.14.4"));

  @Test
  void the_changes_since_an_earlier_inventory_are_sorted_by_id() {
    assertThat(AFTER.changesFrom(Optional.of(BEFORE)))
        .containsExactly(
            "engines: surefire 3.6.1, jupiter 5.14.4, was surefire 3.6.0",
            "changed: A#both, 5 invocations, was 1; run, was skipped",
            "changed: A#fewer, 3 invocations, was 4",
            "removed: A#gone\\n",
            "added: A#new, 1 invocation, conditional",
            "changed: A#off, skipped, was run");
  }

  @Test
  void an_equal_inventory_has_no_changes() {
    assertThat(AFTER.changesFrom(Optional.of(AFTER))).isEmpty();
  }

  @Test
  void a_first_inventory_is_all_additions() {
    assertThat(BEFORE.changesFrom(Optional.empty()))
        .containsExactly(
            "engines: surefire 3.6.0, was none",
            "added: A#both, 1 invocation, skipped",
            "added: A#fewer, 4 invocations, run",
            "added: A#gone\\n, 1 invocation, run",
            "added: A#off, 1 invocation, run",
            "added: A#same, 2 invocations, conditional");
  }

  @Test
  void an_id_and_its_class_are_known_only_when_listed() {
    assertThat(BEFORE.entry(new TestId("A#off"))).contains(new Entry(1, Status.RUN));
    assertThat(BEFORE.entry(new TestId("A#of"))).isEmpty();
    assertThat(BEFORE.knowsClass("A")).isTrue();
    assertThat(BEFORE.knowsClass("AA")).isFalse();
    assertThat(BEFORE.knowsClass("B")).isFalse();
  }

  @Test
  void an_entry_without_invocations_is_refused() {
    assertThatThrownBy(() -> new Entry(0, Status.RUN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("an entry has at least one invocation");
    assertThat(new Entry(1, Status.RUN).invocations()).isOne();
  }
}
