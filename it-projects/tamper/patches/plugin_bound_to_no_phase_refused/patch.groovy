def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.pom('            <goals>\n              <goal>replay', '            <phase>none</phase>\n            <goals>\n              <goal>replay')
patch.commit()
return true
