def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    cases: ['2 cases in 2 replays: 2 stable_pass', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(String)': 'stable_pass'],
    findings: 1)
build.says(
    '[ERROR] recheck_unproven: qa/freeze_ledger.json /freezes/0 (fx-1)',
    '  found: replays 1, 2 of 2: com.acme.InvoiceTaxTest#neighboursKeepIdentity(String) read 0 of 29 neighbours of src/test/resources/locked/invoice_tax_q1.json, the first that it did not read is 0001.json (/exclusive_cents is 0, was 1999)',
    '  mend:  let both tests run in every replay and take an Input of waiver-gate-junit; docs/neighbours.md shows how')
