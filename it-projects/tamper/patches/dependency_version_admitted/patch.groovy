def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.pom('<version>1.0.0<', '<version>1.0.1<').commit()
return true
