def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked, record.review_ready] == [true, true, false]
assert build.row('com.acme.FeedTest#arrives_in_order').frozen_by == null
build.says(
    '[ERROR] freeze_void: qa/freeze_ledger.json /freezes/0/fixture_hash (fx-1)',
    '  found: is bound to fixtures 41d8dfe07cfa, locked are e3b0c44298fc',
    '  mend:  drop it: mvn waiver-gate:freeze -Dwaiver-gate.dropVoid; nothing is carried over to other fixtures')
build.failed('patch refused: 1 blocking finding, listed above and in target/waiver-gate/waiver.json -> [Help 1]')
