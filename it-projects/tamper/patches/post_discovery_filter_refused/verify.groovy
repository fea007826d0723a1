def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([
    'com.acme.InvoiceTest#adds_the_tax(int,int,int)': 'patch: fixture_drift',
    'com.acme.InvoiceTest#adds_up_its_lines': 'patch: fixture_drift',
    'com.acme.InvoiceTest#adds_up_the_orders_of_march': 'patch: fixture_drift',
    'com.acme.InvoiceTest#owes_nothing_without_lines': 'patch: fixture_drift',
    'com.acme.InvoiceTest#takes_off_the_discount(int)': 'patch: fixture_drift',
], [
    'fixture_drift src/test/resources/META-INF/services/org.junit.platform.launcher.PostDiscoveryFilter: added: sha256 a7c503e90b90, not locked (qa/fixture.lock)',
    'contract_changed src/test/resources/META-INF/services/org.junit.platform.launcher.PostDiscoveryFilter: harness: added',
])
return true
