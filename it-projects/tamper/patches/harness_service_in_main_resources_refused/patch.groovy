def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.write('src/test/java/com/acme/Lenient.java', '''\
package com.acme;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

public class Lenient implements TestExecutionExceptionHandler {
  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable thrown) {}
}
''')
patch.write('src/main/resources/META-INF/services/org.junit.jupiter.api.extension.Extension', 'com.acme.Lenient\n')
patch.write('src/main/resources/junit-platform.properties', 'junit.jupiter.extensions.autodetection.enabled = true\n')
patch.commit()
return true
