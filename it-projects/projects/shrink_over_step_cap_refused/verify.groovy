def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says('[INFO] property step: 2 of 2 seeds, at least 100 tries each')
build.says(
    "[ERROR] property_violation: $id",
    "  found: false in target/waiver-gate/properties: $id is false on 2 of 2 seeds; no witness (seed 7): shrink_incomplete," +
        ' the example was still shrinking after 8 candidates: java.lang.AssertionError: a tax below zero',
    '  mend:  fix the production code; no freeze opens for a false property')
build.says("[WARNING] no_freeze_path: $id", '  found: shrink_incomplete: its example was not shrunk to the end')

// The receipt is all that there is: no witness, and so nothing to replay.
def witnesses = new File(basedir, 'target/waiver-gate/witnesses')
assert witnesses.list() as Set == ['order.json', 'receipts'] as Set
assert new File(witnesses, 'receipts').listFiles().size() == 1
def receipt = new groovy.json.JsonSlurper().parse(new File(witnesses, 'receipts').listFiles()[0])
assert [receipt.outcome, receipt.witness, receipt.denials] == ['falsified', null, ['shrink_incomplete']]
assert receipt.falsified*.denials == [['shrink_incomplete']] * 2
def record = build.record()
assert [record.seeds.prefix, record.seeds.proven, record.witnesses] == [2, [], []]
assert record.seeds.shrink_steps == 8
