def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongOrders()
patch.write('src/test/resources/march.csv', '1;4200\n').relock('src/test/resources/march.csv')
patch.commit()
return true
