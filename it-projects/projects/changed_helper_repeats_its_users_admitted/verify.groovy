def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked, record.anchored] == [true, false, true]
assert record.rows.collectEntries { [it.test_id, it.class] } == [
    'com.acme.InvoiceTest#adds_up': 'stable_pass',
    'com.acme.ReceiptTest#is_printed': 'stable_pass']
assert record.rows*.replay_total == [3, 3]
assert record.base_suite.repetition == [
    scope: 'chosen',
    repeated: ['com.acme.Amounts', 'com.acme.InvoiceTest'],
    once: ['com.acme.ReceiptTest'],
    because: []]
assert record.base_suite.seconds > 0

// Three replays of the patch's own tests; three and one of the base's.
def runs = new File(basedir, 'target/runs.txt').readLines()
assert runs.countBy { it } == [InvoiceTest: 6, ReceiptTest: 4]

// What is printed to be repeated by hand can be pasted.
def byHand = record.base_suite.by_hand
assert byHand[1..3] == ["git clone --quiet --no-checkout ${basedir.path} waiver-gate-base".toString(), 'cd waiver-gate-base',
    "git checkout --quiet --detach ${record.patch.merge_base}".toString()]
assert byHand.last().endsWith(' verify')
return true
