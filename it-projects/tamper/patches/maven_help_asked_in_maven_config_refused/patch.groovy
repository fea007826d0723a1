def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/maven.config', '--help\n').commit()
return true
