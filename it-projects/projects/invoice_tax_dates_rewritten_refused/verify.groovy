def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    anchored: true,
    cases: ['2 cases in 2 replays: 2 stable_pass', 'freezes: 1 of 3 used'],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'],
    findings: 3)

def moved = build.record().findings.findAll { it.rule == 'freeze_moved' }
assert moved*.place == [
    'qa/freeze_ledger.json /freezes/0/opened_on (fx-1)', 'qa/freeze_ledger.json /freezes/0/expires_on (fx-1)']
assert moved*.mend.unique() == [
    'put the old one back; a freeze is not prolonged, a fresh proposal has an id of its own']
assert build.record().findings.count { it.rule == 'contract_changed' } == 1
