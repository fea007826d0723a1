def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    cases: ['2 cases in 2 replays: 1 stable_pass, 1 stable_assertion_fail', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(String)': 'stable_assertion_fail'],
    findings: 2)
build.says(
    '[ERROR] recheck_unproven: qa/freeze_ledger.json /freezes/0 (fx-1)',
    '  found: replays 1, 2 of 2: com.acme.InvoiceTaxTest#neighboursKeepIdentity(String) failed',
    '  mend:  let both tests run in every replay and take an Input of waiver-gate-junit; docs/neighbours.md shows how')
