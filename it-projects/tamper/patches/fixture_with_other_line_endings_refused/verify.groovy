def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([
    'com.acme.InvoiceTest#adds_the_tax(int,int,int)': 'patch: fixture_drift',
    'com.acme.InvoiceTest#adds_up_its_lines': 'patch: fixture_drift',
    'com.acme.InvoiceTest#adds_up_the_orders_of_march': 'patch: fixture_drift',
    'com.acme.InvoiceTest#owes_nothing_without_lines': 'patch: fixture_drift',
    'com.acme.InvoiceTest#takes_off_the_discount(int)': 'patch: fixture_drift',
], [
    'fixture_drift src/test/resources/march.csv: eol: sha256 ca8937ec27eb, locked as 636c6da91b8e (qa/fixture.lock:4); only line endings differ, they are locked as LF',
])
return true
