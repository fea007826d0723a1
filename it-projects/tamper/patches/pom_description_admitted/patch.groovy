def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.pom('What customers owe', 'What our customers owe').commit()
return true
