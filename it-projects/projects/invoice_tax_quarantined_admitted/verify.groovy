def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
def freeze = record.ledger.freezes[0]
build.admitted(
    ready: true,
    cases: [
        '2 cases in 2 replays: 2 stable_pass',
        'freezes: 1 of 3 used',
        "fx-1: com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input), $freeze.hours_left hours left"],
    classes: [
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'])

assert record.findings == []
assert [record.ledger.cap, record.ledger.used] == [3, 1]
assert [freeze.id, freeze.test_id, freeze.counts, freeze.removable] == ['fx-1', 'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)', true, false]
assert freeze.hours_left in 96..120
