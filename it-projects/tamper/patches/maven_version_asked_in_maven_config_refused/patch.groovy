def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/maven.config', '--version\n').commit()
return true
