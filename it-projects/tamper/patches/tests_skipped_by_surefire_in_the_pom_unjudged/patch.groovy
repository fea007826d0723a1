def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('          <argLine>', '          <skipTests>true</skipTests>\n          <argLine>')
patch.commit()
return true
