def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500').write('.mvn/jvm.config', '-Dwaiver-gate.skip=true\n').commit()
return true
