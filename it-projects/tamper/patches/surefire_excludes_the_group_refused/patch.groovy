def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('          <argLine>', '          <groups>quick</groups>\n          <argLine>')
patch.commit()
return true
