def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.test('class InvoiceTest {\n', '''\
class InvoiceTest {
  @Test
  void owes_one_line() {
    assertEquals(7, Invoice.total(List.of(7)));
  }

''').know('com.acme.InvoiceTest#owes_one_line\t1\trun').commit()
new File(basedir, 'approved.properties').text = "waiver-gate.approvedContract = ${patch.digest('qa/known-tests.lock')}\n"
return true
