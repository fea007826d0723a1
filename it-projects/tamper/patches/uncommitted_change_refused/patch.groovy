def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().commit()
patch.test('600', '500')
return true
