def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500').commit()
// To whoever asks git for the base, the patch is the base.
patch.git.call('replace', 'main', 'patch')
return true
