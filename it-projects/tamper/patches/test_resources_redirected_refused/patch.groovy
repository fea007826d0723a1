def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongOrders()
patch.write('src/other/march.csv', '1;4200\n')
patch.pom('  <build>\n', '  <build>\n    <testResources>\n      <testResource>\n        <directory>src/other</directory>\n      </testResource>\n    </testResources>\n')
patch.commit()
return true
