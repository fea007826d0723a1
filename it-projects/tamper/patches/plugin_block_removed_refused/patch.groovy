def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.pomWithout('<groupId>io.github.waivergate</groupId>')
patch.commit()
return true
