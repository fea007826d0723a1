def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('''\
  @Test
  void adds_up_its_lines() {
    assertEquals(600, Invoice.total(List.of(100, 200, 300)));
  }

''', '')
patch.edit('qa/known-tests.lock', 'com.acme.InvoiceTest#adds_up_its_lines\t1\trun\n', '').know()
patch.commit()
return true
