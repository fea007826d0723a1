def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('    assertEquals(600', '    org.junit.jupiter.api.Assumptions.assumeTrue(List.of().size() > 0);\n    assertEquals(600')
patch.commit()
return true
