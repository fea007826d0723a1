def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal()
patch.pom('<waiver-gate.minReplays>2<', '<waiver-gate.minReplays>1<')
patch.commit()
return true
