def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('  @Test\n  void adds_up_its', '  @org.junit.jupiter.api.Disabled\n  @Test\n  void adds_up_its')
patch.commit()
return true
