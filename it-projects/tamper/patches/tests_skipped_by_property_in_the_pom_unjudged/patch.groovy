def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('<waiver-gate.minReplays>', '<skipTests>true</skipTests>\n    <waiver-gate.minReplays>')
patch.commit()
return true
