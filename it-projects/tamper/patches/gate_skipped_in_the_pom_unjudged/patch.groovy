def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.pom('        <executions>\n          <execution>\n            <goals>\n              <goal>replay', '        <configuration>\n          <skip>true</skip>\n        </configuration>\n        <executions>\n          <execution>\n            <goals>\n              <goal>replay')
patch.commit()
return true
