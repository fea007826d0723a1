def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.write('qa/seeds.json', '{}\n').commit()
return true
