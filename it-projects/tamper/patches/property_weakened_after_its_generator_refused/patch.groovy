def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.base {
  write('src/test/java/com/acme/InvoiceProperties.java', '''\
package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InvoiceProperties {
  @Test
  void what_is_taken_off_and_what_is_left_are_the_price() {
    PercentGenerator.percents().forEach(percent -> assertEquals(100, Invoice.discounted(100, percent) + percent));
  }
}
''')
  know('com.acme.InvoiceProperties#what_is_taken_off_and_what_is_left_are_the_price\t1\trun')
}
// First the helper, so that the property holds whatever it says; then what it says.
patch.wrongDiscount()
patch.edit('src/test/java/com/acme/PercentGenerator.java', '0, 50, 100', '0, 50, 75')
patch.git.commit('generate fewer percents')
patch.edit('src/test/java/com/acme/InvoiceProperties.java', 'assertEquals(100, Invoice.discounted(100, percent) + percent)', 'assertEquals(100, 100)')
patch.commit()
return true
