def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongOrders().test('4200', '5000').commit()
return true
