def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['2 cases in 5 replays: 2 stable_pass'],
    classes: [
        'com.acme.InvoiceTest#adds_nothing_at_no_tax': 'stable_pass',
        'com.acme.InvoiceTest#adds_tax_to_the_locked_invoice': 'stable_pass'])
def record = build.record()
assert record.project == 'com.acme:all-green:1'
assert record.min_replays == 5
assert record.findings == []
assert record.fixture_hash == record.expected_fixture_hash
assert record.replays*.directory == (1..5).collect { "target/waiver-gate/replays/$it".toString() }
assert record.rows.every { it.replay_pass == 5 && it.replay_total == 5 && it.freeze == null }

// The gate ran the replays itself, and sealed each as soon as it was over.
assert record.replays*.sealed == [true] * 5
def session = record.replay_session
assert [session.planned, session.stopped_at, session.property_step] == [5, 'none', null]
assert session.replays*.index == [1, 2, 3, 4, 5]
assert (session.replays*.nonce as Set).size() == 5
assert session.replays*.executions.every { it*.execution == ['default-test'] && it*.said == ['all is well'] }
(1..5).each {
  assert new File(basedir, "target/waiver-gate/replays/$it/default-test/TEST-com.acme.InvoiceTest.xml").isFile()
  assert new File(basedir, "target/waiver-gate/replays/$it/replay.json").isFile()
}
return true
