def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.write('src/test/java/com/acme/Chosen.java', '''\
package com.acme;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

public class Chosen implements PostDiscoveryFilter {
  @Override
  public FilterResult apply(TestDescriptor test) {
    return FilterResult.includedIf(!test.getDisplayName().startsWith("adds_up_its_lines"));
  }
}
''')
patch.write('src/test/resources/META-INF/services/org.junit.platform.launcher.PostDiscoveryFilter', 'com.acme.Chosen\n')
patch.commit()
return true
