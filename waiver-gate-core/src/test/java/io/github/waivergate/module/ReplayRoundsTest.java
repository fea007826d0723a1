package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayRoundsTest {
  @Test
  void one_thread_runs_the_rounds_in_order_on_the_thread_of_the_caller() throws Exception {
    var ran = new ArrayList<Integer>();
    var threads = new ArrayList<Thread>();

    ReplayRounds.run(
        List.of(1, 2, 3),
        1,
        index -> {
          ran.add(index);
          threads.add(Thread.currentThread());
        });

    assertThat(ran).containsExactly(1, 2, 3);
    assertThat(threads).containsOnly(Thread.currentThread());
  }

  @Test
  void several_threads_run_several_rounds_at_the_same_time() throws Exception {
    var meeting = new CyclicBarrier(2);
    var ran = new ConcurrentLinkedQueue<Integer>();
    var loaders = new ConcurrentLinkedQueue<ClassLoader>();

    ReplayRounds.run(
        List.of(1, 2, 3, 4),
        2,
        index -> {
          meet(meeting);
          ran.add(index);
          loaders.add(Thread.currentThread().getContextClassLoader());
        });

    assertThat(ran).containsExactlyInAnyOrder(1, 2, 3, 4);
    assertThat(loaders).containsOnly(Thread.currentThread().getContextClassLoader());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void what_stops_a_round_reaches_the_caller(int threads) {
    assertThatCode(
            () ->
                ReplayRounds.run(
                    List.of(1, 2),
                    threads,
                    index -> {
                      throw new EvidenceException("replay " + index, "found", "mend");
                    }))
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("replay 1");
  }

  private static void meet(CyclicBarrier meeting) {
    try {
      meeting.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
