def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongOrders()
patch.write('src/test/elsewhere.csv', '1;4200\n')
patch.file('src/test/resources/march.csv').delete()
java.nio.file.Files.createSymbolicLink(patch.file('src/test/resources/march.csv').toPath(), java.nio.file.Path.of('../elsewhere.csv'))
patch.commit()
return true
