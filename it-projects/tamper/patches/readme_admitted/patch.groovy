def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('README.md', 'What customers owe', 'What our customers owe').commit()
return true
