def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500').commit()
new File(basedir, 'approved.properties').text =
    "waiver-gate.approvedContract = ${patch.digest(patch.TEST)}\n"
return true
