def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.test('class InvoiceTest {\n', '''\
class InvoiceTest {
  @Test
  void owes_one_line() {
    assertEquals(7, Invoice.total(List.of(7)));
  }

''').commit()
return true
