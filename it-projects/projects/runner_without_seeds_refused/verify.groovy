def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked] == [true, true]
assert record.rows*.class == ['property_violation']
assert record.witnesses == []
def note = record.findings.find { it.rule == 'no_freeze_path' }
assert [note.place, note.found, note.blocking] == ['the property step', 'no property left a receipt', false]
