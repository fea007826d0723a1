def build = evaluate(new File(shared, 'finished-build.groovy'))

// Two seeds: two calls in the property step, and two in each clean replay.
def record = build.record()
assert [record.judged, record.blocked, record.review_ready] == [true, true, false]
assert record.rows.collectEntries { [it.test_id, it.class] } == ['com.acme.TaxProperties#tax_is_never_negative': 'property_violation']
assert record.witnesses*.verdict == ['flips'] * 2
assert record.witnesses*.evidence == ['failed in 2 of 4 clean replays, all others passed'] * 2
assert record.witnesses.every { it.review_note.open }
assert record.witnesses[0].review_note.facts*.holds == [true] * 4
assert record.rows.every { it.freeze == null }
build.says(
    '[INFO]   clean_replays_flip: yes, failed in 2 of 4 clean replays, all others passed',
    '[INFO]   open: a person may propose a freeze of this example')
