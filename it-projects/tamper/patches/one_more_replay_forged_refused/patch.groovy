def patch = evaluate(new File(tamper, 'patch.groovy'))

// Production code alone: one green replay more would make its red test look unstable.
patch.wrongTotal()
patch.edit('src/main/java/com/acme/Invoice.java', '  private Invoice() {}\n', '''\
  private Invoice() {}

  static {
    try {
      var forged = java.nio.file.Path.of("target/waiver-gate/replays/3/default-test/TEST-com.acme.InvoiceTest.xml");
      java.nio.file.Files.createDirectories(forged.getParent());
      java.nio.file.Files.writeString(forged, "<testsuite><testcase classname='com.acme.InvoiceTest' name='adds_up_its_lines'/></testsuite>");
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
''')
patch.commit()
return true
