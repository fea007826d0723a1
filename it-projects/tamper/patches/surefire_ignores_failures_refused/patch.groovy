def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('          <argLine>', '          <testFailureIgnore>true</testFailureIgnore>\n          <argLine>')
patch.commit()
return true
