def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked] == [true, true]
assert record.rows*.class == ['property_violation']
assert record.witnesses*.verdict == ['contamination'] * 2
assert record.witnesses[0].evidence == 'passed in all 4 clean replays, and failed in the working tree'
assert record.witnesses.every { !it.review_note.open }
