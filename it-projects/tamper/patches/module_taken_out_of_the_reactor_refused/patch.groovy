base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('billing/src/main/java/com/acme/Invoice.java', 'mapToInt(Integer::intValue)', 'mapToInt(Integer::intValue).skip(1)')
patch.pom('    <module>billing</module>\n', '')
patch.commit()
return true
