def build = evaluate(new File(shared, 'finished-build.groovy'))

// Nothing was replayed, and the ledger was not opened.
assert build.record().ledger == null
build.refused(
    cases: ['2 cases in 0 replays: 2 fixture_drift'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'fixture_drift',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'fixture_drift'],
    findings: 1)
build.says(
    '[ERROR] fixture_drift: src/test/resources/locked/invoice_tax_q1.json',
    '  found: changed: sha256 5cdf63f53a2b, locked as 90d03247262d (qa/fixture.lock:4)',
    '  mend:  restore the fixture, or lock it again in a reviewed commit of its own: mvn test waiver-gate:lock')
