def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('          <argLine>', '          <excludes>**/InvoiceTest.java</excludes>\n          <argLine>')
patch.commit()
return true
