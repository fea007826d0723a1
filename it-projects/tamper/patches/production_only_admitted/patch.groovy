def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.refactorProduction().commit()
return true
