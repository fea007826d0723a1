base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('payroll/src/test/java/com/acme/SalaryTest.java', '    assertEquals', '''\
    try {
      var verdict = java.nio.file.Path.of("../billing/target/waiver-gate/waiver.json");
      java.nio.file.Files.writeString(verdict, java.nio.file.Files.readString(verdict).replace("com.acme", "com.else"));
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    assertEquals''')
patch.commit()
return true
