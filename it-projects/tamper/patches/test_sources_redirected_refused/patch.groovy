def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.write('src/other/java/com/acme/InvoiceTest.java', patch.file(patch.TEST).text.replace('600', '500'))
['Orders', 'PercentGenerator'].each { patch.write("src/other/java/com/acme/${it}.java", patch.file("src/test/java/com/acme/${it}.java").text) }
patch.pom('  <build>\n', '  <build>\n    <testSourceDirectory>src/other/java</testSourceDirectory>\n')
patch.commit()
return true
