def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/jvm.config', '-Dwaiver-gate.skip=true\n').commit()
return true
