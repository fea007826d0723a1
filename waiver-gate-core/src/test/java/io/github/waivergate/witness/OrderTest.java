package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderTest {

  @Test
  void an_order_has_the_agreed_form() throws Exception {
    var list = SeedList.parse(Examples.SEED_LIST.getBytes(UTF_8), "qa/seeds.json");
    var order = Order.ofSeeds(list, "n1", Path.of("receipts"), Examples.GENERATORS);

    assertThat(text(order))
        .isEqualTo(
            """
            {
              "format": "waiver-gate/order/1",
              "mode": "seeds",
              "nonce": "n1",
              "receipts": "receipts",
              "seeds": {
                "sha256": "%s",
                "prefix": 2,
                "values": [
                  "1",
                  "-81985529216486896"
                ]
              },
              "tries": 500,
              "shrink_steps": 200,
              "generator_hashes": "%s",
              "witnesses": []
            }
            """
                .formatted(list.digest(), Examples.GENERATORS));
  }

  @Test
  void an_order_for_replays_is_read_as_it_was_written() throws Exception {
    var order = Examples.order().replaying("n2", Path.of("others"), List.of(Path.of("w.json")));

    assertThat(Order.parseReplay(text(order).getBytes(UTF_8), "order.json")).isEqualTo(order);
  }

  @Test
  void no_other_order_is_taken_for_one_of_replays() {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> Order.parseReplay(text(Examples.order()).getBytes(UTF_8), "order.json"))
        .withMessage(
            """
            could not judge: order.json /mode
              found: holds "seeds", needed is "replay"
              mend:  run the gate's own command again\
            """);
  }

  private static String text(Order order) throws Exception {
    var bytes = new ByteArrayOutputStream();
    order.write(bytes);
    return bytes.toString(UTF_8);
  }
}
