def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.pom('              <goal>check</goal>\n', '')
patch.commit()
return true
