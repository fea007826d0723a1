def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    cases: ['2 cases in 2 replays: 1 unknown_test, 1 stable_assertion_fail', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_assertion_fail',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'unknown_test'],
    findings: 5)
build.says(
    '[ERROR] locked_input_missing: qa/freeze_ledger.json /freezes/0/input_path (fx-1)',
    '  found: names "src/test/resources/locked/invoice_tax_q1.json", and no regular file of the module is there',
    '  mend:  put the input back, or drop the row')
build.says(
    '[ERROR] locked_input_unlocked: qa/freeze_ledger.json /freezes/0/input_path (fx-1)',
    '  found: names "src/test/resources/locked/invoice_tax_q1.json", which is not in qa/fixture.lock',
    '  mend:  lock it in a reviewed commit of its own: mvn test waiver-gate:lock')
