def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.refactorProduction().test('    assertEquals(600, Invoice.total(List.of(100, 200, 300)));', '    var lines = List.of(100, 200, 300);\n    assertEquals(600, Invoice.total(lines));').commit()
return true
