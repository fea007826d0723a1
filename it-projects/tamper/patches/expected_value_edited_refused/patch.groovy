def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('600', '500')
patch.commit()
return true
