def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().write('.mvn/jvm.config', '-DskipTests=true\n').commit()
return true
