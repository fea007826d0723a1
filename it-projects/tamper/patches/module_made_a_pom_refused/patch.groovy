base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('billing/src/main/java/com/acme/Invoice.java', 'mapToInt(Integer::intValue)', 'mapToInt(Integer::intValue).skip(1)')
patch.edit('billing/pom.xml', '<artifactId>billing</artifactId>', '<artifactId>billing</artifactId>\n  <packaging>pom</packaging>')
patch.commit()
return true
