def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.write('src/test/java/com/acme/Lenient.java', '''\
package com.acme;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

class Lenient implements TestExecutionExceptionHandler {
  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable thrown) {}
}
''')
patch.test('class InvoiceTest', '@org.junit.jupiter.api.extension.ExtendWith(Lenient.class)\nclass InvoiceTest')
patch.commit()
return true
