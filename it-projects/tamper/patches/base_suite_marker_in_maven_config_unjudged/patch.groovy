def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/maven.config', '-Dwaiver-gate.baseSuite=x\n').commit()
return true
