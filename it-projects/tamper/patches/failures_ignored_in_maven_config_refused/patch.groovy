def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/maven.config', '--fail-never\n').commit()
return true
