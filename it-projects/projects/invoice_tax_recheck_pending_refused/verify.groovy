def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    cases: ['2 cases in 2 replays: 2 stable_pass', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'],
    findings: 1)
build.says(
    '[ERROR] recheck_not_passed: qa/freeze_ledger.json /freezes/0/mutation_recheck (fx-1)',
    '  found: is "pending", needed is "passed"',
    '  mend:  let the property pass on every neighbour of the input, then write passed')
