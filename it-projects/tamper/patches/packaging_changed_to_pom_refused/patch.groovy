def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('<version>1</version>', '<version>1</version>\n  <packaging>pom</packaging>')
patch.commit()
return true
