def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.git.call('mv', patch.TEST, 'src/test/java/InvoiceTest.java')
patch.edit('src/test/java/InvoiceTest.java', 'package com.acme;', 'import com.acme.Invoice;')
patch.edit('src/test/java/InvoiceTest.java', '600', '500')
patch.edit('src/test/java/InvoiceTest.java', '    assertEquals(4200, Invoice.owed(Orders.of("march.csv")));\n', '')
patch.commit()
return true
