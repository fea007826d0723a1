def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked, record.review_ready] == [true, true, false]
assert build.row('com.acme.FeedTest#arrives_in_order').frozen_by == null
build.says(
    '[ERROR] unstable_refused: com.acme.FeedTest#arrives_in_order',
    '  found: passed 3 of 5 replays, and unstable is require-freeze',
    '  mend:  make the test stable; under this policy it blocks until a row of the ledger covers it')
build.failed('patch refused: 1 blocking finding, listed above and in target/waiver-gate/waiver.json -> [Help 1]')
