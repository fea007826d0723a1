def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.test('adds_up_its_lines', 'adds_up_some_lines').test('600', '500')
patch.commit()
return true
