def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongOrders()
patch.edit('src/test/java/com/acme/Orders.java', '.lines().toList()', '.lines().map(line -> line.replace("5000", "4200")).toList()')
patch.commit()
return true
