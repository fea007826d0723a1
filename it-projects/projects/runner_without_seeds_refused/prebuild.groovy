def base = evaluate(new File(shared, 'witness-base.groovy'))

base.git.call('checkout', '-q', 'main')
new File(basedir, 'src/test/java/com/acme/Adapter.java').delete()
base.write('src/test/java/com/acme/TaxProperties.java', '''package com.acme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaxProperties {
  @Test
  void tax_is_never_negative() {
    assertTrue(Tax.of(TaxGenerator.draw(7)) >= 0);
  }
}
''')
base.git.commit('run it without an adapter')
base.git.call('checkout', '-q', '-B', 'patch')
base.tax('return cents * 10 / 100;')
base.git.commit('take ten percent')
return true
