def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('mvnw', 'exec mvn', 'exec mvn -DskipTests').commit()
return true
