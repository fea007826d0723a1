def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked, record.review_ready] == [true, true, false]
assert record.findings*.rule == ['freeze_expired']
assert record.findings[0].place == 'qa/freeze_ledger.json /freezes/0/expires_at (fx-1)'
assert build.row('com.acme.FeedTest#arrives_in_order').frozen_by == null
assert record.ledger.freezes == []
build.failed('patch refused: 1 blocking finding, listed above and in target/waiver-gate/waiver.json -> [Help 1]')
