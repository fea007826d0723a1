def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('assertEquals(600, Invoice.total(List.of(100, 200, 300)))', 'Invoice.total(List.of(100, 200, 300))')
patch.commit()
return true
