def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says(
    "[ERROR] property_violation: $id",
    "  found: false in target/waiver-gate/properties: $id is false on 2 of 2 seeds;" +
        ' the smallest example (seed 7) is [{"i32":"0"}], on which it does not always fail: it returned false')
build.says(
    '[INFO]   clean_replays_flip: yes, failed in 1 of 2 clean replays, all others passed',
    '[INFO]   open: a person may propose a freeze of this example')

// Both seeds come to one example, as any candidate can fail; a clean replay is one call.
def record = build.record()
assert record.review_ready == false
assert record.rows*.freeze == [null]
assert record.witnesses.collect { [it.seed, it.flipping, it.verdict] } == [['7', true, 'flips']]
assert record.witnesses[0].review_note.facts*.holds == [true] * 4
