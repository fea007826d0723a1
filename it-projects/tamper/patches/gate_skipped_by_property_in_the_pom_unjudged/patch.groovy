def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.pom('<waiver-gate.minReplays>', '<waiver-gate.skip>true</waiver-gate.skip>\n    <waiver-gate.minReplays>')
patch.commit()
return true
