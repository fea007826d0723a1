def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([
    'com.acme.InvoiceTest#adds_the_tax(int,int,int)': 'patch: fixture_drift',
    'com.acme.InvoiceTest#adds_up_its_lines': 'patch: fixture_drift',
    'com.acme.InvoiceTest#adds_up_the_orders_of_march': 'patch: fixture_drift',
    'com.acme.InvoiceTest#owes_nothing_without_lines': 'patch: fixture_drift',
    'com.acme.InvoiceTest#takes_off_the_discount(int)': 'patch: fixture_drift',
], [
    'fixture_drift src/test/resources/META-INF/services/org.junit.jupiter.api.extension.Extension: added: sha256 7d50b3fc1b44, not locked (qa/fixture.lock)',
    'fixture_drift src/test/resources/junit-platform.properties: added: sha256 e547b5e605a6, not locked (qa/fixture.lock)',
    'contract_changed src/test/resources/META-INF/services/org.junit.jupiter.api.extension.Extension: harness: added',
    'contract_changed src/test/resources/junit-platform.properties: harness: added',
])
return true
