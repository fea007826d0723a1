def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.test('    assertEquals(600', '    assertEquals(300, Invoice.total(List.of(100, 200)));\n    assertEquals(600').commit()
return true
