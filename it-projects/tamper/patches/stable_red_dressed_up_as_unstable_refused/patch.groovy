def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('    assertEquals(600', '''\
    try {
      if (new java.io.File("target/seen").createNewFile()) {
        return;
      }
    } catch (java.io.IOException e) {
      return;
    }
    assertEquals(600''')
patch.commit()
return true
