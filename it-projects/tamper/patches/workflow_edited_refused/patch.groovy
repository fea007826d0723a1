def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('.github/workflows/build.yml', 'verify', 'package').commit()
return true
