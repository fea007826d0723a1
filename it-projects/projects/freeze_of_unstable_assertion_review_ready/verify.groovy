def build = evaluate(new File(shared, 'finished-build.groovy'))

// The merge base has the row: the test is no pass, and a person may start to review.
def record = build.record()
assert [record.judged, record.blocked, record.anchored, record.review_ready] == [true, false, true, true]
assert record.findings == []
assert record.rows.collectEntries { [it.test_id, it.class] } == [
    'com.acme.FeedTest#reads_the_header': 'stable_pass',
    'com.acme.FeedTest#arrives_in_order': 'unstable_assertion']
def row = build.row('com.acme.FeedTest#arrives_in_order')
assert row.frozen_by == 'fx-1'
assert row.freeze.counts_as_pass == false
assert record.ledger.cap == 3
assert record.ledger.used == 1
def freeze = record.ledger.freezes[0]
assert [freeze.id, freeze.test_id, freeze.counts, freeze.removable] == ['fx-1', row.test_id, true, false]
assert freeze.hours_left in [22, 23]
build.says(
    '[INFO] freezes: 1 of 3 used',
    "[INFO] fx-1: com.acme.FeedTest#arrives_in_order, ${freeze.hours_left} hours left, ada, ACME-17")
assert build.lines(~/^\[WARNING\]   mend:  fix it before \S+: fx-1 covers it until then, and is no pass$/) == 1
