def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTax()
patch.test('    "1000, 25, 1250",\n', '')
patch.commit()
return true
