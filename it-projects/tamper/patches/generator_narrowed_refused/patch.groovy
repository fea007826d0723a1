def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongDiscount()
patch.edit('src/test/java/com/acme/PercentGenerator.java', '0, 50, 100', '0, 50, 75')
patch.commit()
return true
