def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/maven.config', '-Dwaiver-gate.approvedContract=0000000000000000000000000000000000000000000000000000000000000000\n').commit()
return true
