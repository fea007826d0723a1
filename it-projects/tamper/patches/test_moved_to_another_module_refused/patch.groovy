base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('billing/src/main/java/com/acme/Invoice.java', 'mapToInt(Integer::intValue)', 'mapToInt(Integer::intValue).skip(1)')
patch.git.call('mv', 'billing/src/test/java/com/acme/InvoiceTest.java', 'payroll/src/test/java/com/acme/InvoiceTest.java')
patch.edit('payroll/src/test/java/com/acme/InvoiceTest.java', 'Invoice.total(List.of(100, 200, 300))', 'Salary.of(List.of(1, 2, 3), 100)')
patch.commit()
return true
