def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('600', '500').file('qa/known-tests.lock').delete()
patch.commit()
return true
