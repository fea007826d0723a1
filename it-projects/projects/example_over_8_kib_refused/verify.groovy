def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says('[INFO] property step: 3 of 3 seeds, at least 500 tries each')
build.says(
    "[ERROR] property_violation: $id",
    "  found: false in target/waiver-gate/properties: $id is false on 3 of 3 seeds; no witness (seed 7): too_large," +
        ' the example has 10012 bytes, a witness at most 8192: java.lang.AssertionError: a tax below zero',
    '  mend:  fix the production code; no freeze opens for a false property')
build.says("[WARNING] no_freeze_path: $id", '  found: too_large: its example is larger than a witness may be')

// The receipt is all that there is: no witness, and so nothing to replay.
def witnesses = new File(basedir, 'target/waiver-gate/witnesses')
assert witnesses.list() as Set == ['order.json', 'receipts'] as Set
assert new File(witnesses, 'receipts').listFiles().size() == 1
def receipt = new groovy.json.JsonSlurper().parse(new File(witnesses, 'receipts').listFiles()[0])
assert [receipt.outcome, receipt.witness, receipt.denials] == ['falsified', null, ['too_large']]
assert receipt.falsified*.denials == [['too_large']] * 3
def record = build.record()
assert [record.seeds.prefix, record.seeds.proven, record.witnesses] == [3, [], []]
