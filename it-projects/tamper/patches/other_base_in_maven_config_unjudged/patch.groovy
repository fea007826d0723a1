def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/maven.config', '-Dwaiver-gate.baseRef=patch\n').commit()
return true
