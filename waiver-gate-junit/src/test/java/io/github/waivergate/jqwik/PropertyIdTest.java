package io.github.waivergate.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PropertyIdTest {
  private static final String ID = PropertyIdTest.class.getName() + "$";

  @Test
  void a_property_goes_by_the_name_that_surefire_reports(@TempDir Path directory) throws Exception {
    var run = new JqwikRun(directory).tries(1).onSeeds(Named.class);

    assertThat(run.receipts())
        .extracting(receipt -> receipt.members().get("property_id"))
        .containsExactlyInAnyOrder(
            new Json.Text(ID + "Named#tax_of_nothing"),
            new Json.Text(ID + "Named#tax_of_one"),
            new Json.Text(ID + "Named#labelled"),
            new Json.Text(ID + "Named#case [1]"),
            new Json.Text(ID + "Named#tax of any"),
            new Json.Text(ID + "Named#the tax"));
  }

  static class Named {
    @Example
    void tax_of_nothing() {}

    @Property
    void tax_of_one() {}

    @Example
    @Label("tax is zero")
    void labelled() {}

    @Example
    @Label("case [1]")
    void numbered() {}

    @Property(tries = 1)
    void tax_of_any(@ForAll int any) {}

    @Property(tries = 1)
    @Label("the tax")
    void taxOfSome(@ForAll int any) {}
  }
}
