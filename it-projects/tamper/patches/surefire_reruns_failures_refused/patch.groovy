def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('          <argLine>', '          <rerunFailingTestsCount>2</rerunFailingTestsCount>\n          <argLine>')
patch.commit()
return true
