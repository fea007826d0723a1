base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('billing/src/test/java/com/acme/InvoiceTest.java', '600', '500')
patch.edit('billing/src/main/java/com/acme/Invoice.java', 'mapToInt(Integer::intValue)', 'mapToInt(Integer::intValue).skip(1)')
patch.pom('        <executions>\n          <execution>\n            <goals>\n              <goal>replay', '        <inherited>false</inherited>\n        <executions>\n          <execution>\n            <goals>\n              <goal>replay')
patch.commit()
return true
