def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    cases: ['2 cases in 2 replays: 2 stable_pass', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsItsTotal(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'],
    findings: 2)
build.says(
    '[ERROR] stale_freeze: qa/freeze_ledger.json /freezes/0/node_id (fx-1)',
    '  found: names com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input), which is not in the inventory',
    '  mend:  drop the row; a test that is gone or renamed has no freeze')
build.says(
    '[ERROR] recheck_unproven: qa/freeze_ledger.json /freezes/0 (fx-1)',
    '  found: replays 1, 2 of 2: com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input) was not reported',
    '  mend:  let both tests run in every replay and take an Input of waiver-gate-junit; docs/neighbours.md shows how')
