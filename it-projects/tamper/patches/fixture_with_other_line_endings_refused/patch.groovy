def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('src/test/resources/march.csv', '\n', '\r\n').commit()
return true
