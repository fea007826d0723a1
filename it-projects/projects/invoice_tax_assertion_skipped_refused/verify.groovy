def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    cases: ['2 cases in 2 replays: 2 stable_pass', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'],
    findings: 1)
build.says(
    '[ERROR] assertion_skipped: qa/freeze_ledger.json /freezes/0/assertion_skipped (fx-1)',
    '  found: is true, and an assertion is never skipped',
    '  mend:  split the test: the skip belongs to generation, and the property stays live on the locked input')
