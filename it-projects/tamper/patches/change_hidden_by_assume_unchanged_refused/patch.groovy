def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().commit()
patch.git.call('update-index', '--assume-unchanged', patch.TEST)
patch.test('600', '500')
return true
