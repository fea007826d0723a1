def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 2 replays: 1 stable_pass, 1 stable_assertion_fail'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_assertion_fail',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)',
    '  found: passed 0 of 2 replays: locked/invoice_tax_q2.json is not on the test class path;' +
        ' put it below src/test/resources, and lock it: mvn test waiver-gate:lock',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
