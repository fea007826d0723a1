def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit(patch.TEST, '\n', '\r\n').commit()
return true
