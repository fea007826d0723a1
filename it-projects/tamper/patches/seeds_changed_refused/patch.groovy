def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.base { write('qa/seeds.json', '{"seeds": ["17"]}\n') }
patch.edit('qa/seeds.json', '17', '18').commit()
return true
