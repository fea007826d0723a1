def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('    assertEquals(600, Invoice.total(List.of(100, 200, 300)));\n', '''\
    try {
      java.nio.file.Files.createDirectories(java.nio.file.Path.of("target/waiver-gate"));
      java.nio.file.Files.writeString(java.nio.file.Path.of("target/waiver-gate/waiver.json"), "{\\"judged\\": true, \\"blocked\\": false, \\"review_ready\\": true}");
    } catch (java.io.IOException e) {
      return;
    }
''')
patch.pom('              <goal>check</goal>\n', '')
patch.commit()
return true
