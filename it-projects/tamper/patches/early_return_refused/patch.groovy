def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('    assertEquals(600', '    if (List.of().isEmpty()) {\n      return;\n    }\n    assertEquals(600')
patch.commit()
return true
