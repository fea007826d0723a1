def build = evaluate(new File(shared, 'finished-build.groovy'))

def repetition = { build.module(it).record().base_suite.repetition }
['billing', 'bookkeeping', 'payroll'].each {
  def record = build.module(it).record()
  assert [record.judged, record.blocked, record.anchored, record.review_ready] == [true, false, true, true]
  assert record.rows*.class == ['stable_pass']
}

// The patch changes a test of one module, another depends on that one, the third on neither.
assert repetition('billing') == [scope: 'chosen', repeated: ['com.acme.InvoiceTest'], once: [], because: []]
assert repetition('bookkeeping') == [scope: 'chosen', repeated: [], once: ['com.acme.JournalTest'], because: []]
assert repetition('payroll') == [scope: 'not_affected', repeated: [], once: [], because: []]
assert build.module('payroll').record().findings == [[
    rule: 'base_suite_not_affected',
    place: 'base suite: payroll',
    found: 'none of its tests was run: what the patch changes beside production code and documentation reaches neither it nor a module that it depends on',
    mend: 'nothing; its own replays have run the tests of the merge base',
    blocking: false]]

// Two replays of the patch's own tests each, and two, one and none of the base's.
def runs = new File(basedir, 'target/runs.txt').readLines()
assert runs.countBy { it } == [InvoiceTest: 4, JournalTest: 3, WagesTest: 2]
return true
