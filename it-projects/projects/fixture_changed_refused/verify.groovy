def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 0 replays: 2 fixture_drift'],
    classes: [
        'com.acme.InvoiceTest#adds_nothing_at_no_tax': 'fixture_drift',
        'com.acme.InvoiceTest#adds_tax_to_the_locked_invoice': 'fixture_drift'])
build.says(
    '[ERROR] fixture_drift: src/test/resources/invoices/q1.json',
    '  found: changed: sha256 8bc87056180e, locked as 90d03247262d (qa/fixture.lock:4)',
    '  mend:  restore the fixture, or lock it again in a reviewed commit of its own: mvn test waiver-gate:lock')
assert build.record().fixture_hash != build.record().expected_fixture_hash
assert build.record().replay_session.stopped_at == 'fixture'
assert build.record().replay_session.replays == []
