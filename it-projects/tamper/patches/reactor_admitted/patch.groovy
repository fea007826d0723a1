base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('billing/src/main/java/com/acme/Invoice.java', 'mapToInt(Integer::intValue).sum()', 'reduce(0, Integer::sum)').commit()
return true
