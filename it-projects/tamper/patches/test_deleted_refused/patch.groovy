def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('''\
  @Test
  void adds_up_its_lines() {
    assertEquals(600, Invoice.total(List.of(100, 200, 300)));
  }

''', '')
patch.commit()
return true
