def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['2 cases in 5 replays: 2 stable_pass'],
    classes: [
        'com.acme.InvoiceTest#adds_nothing_at_no_tax': 'stable_pass',
        'com.acme.InvoiceTest#adds_tax_to_the_locked_invoice': 'stable_pass'])
def record = build.record()
assert record.project == 'com.acme:five-executions:1'
assert record.min_replays == 5
assert record.findings == []
assert record.fixture_hash == record.expected_fixture_hash
assert record.replays*.directory == (1..5).collect { "target/waiver-gate/replays/$it".toString() }
assert record.rows.every { it.replay_pass == 5 && it.replay_total == 5 && it.freeze == null }
assert record.replays*.sealed == [false] * 5
