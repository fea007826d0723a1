def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

// The merge base's four seeds judge, though the patch leaves two in use; the third finds what is wrong.
build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 3)
build.says('[INFO] property step: 4 of 4 seeds, at least 50 tries each')
def found = "$id is false on 1 of 4 seeds; the smallest example (seed 12345) is [{\"i32\":\"439915816\"}]: it returned false"
build.says("[ERROR] property_violation: $id", "  found: false in target/waiver-gate/properties: $found")
build.says(
    "[ERROR] property_violation: base suite: $id",
    "  found: false in base suite/target/waiver-gate/properties: $found")
build.says('[ERROR] contract_changed: qa/seeds.json', '  found: seeds: changed, +1 -1 lines; budget 4 -> 2')
build.says('[INFO]   production_only: no, qa/seeds.json is seeds: **/qa/seeds.json (built in)')
build.says(
    '[INFO]   clean_replays_flip: no, failed in all 2 clean replays with org.opentest4j.AssertionFailedError',
    '[INFO]   closed')

def record = build.record()
assert record.seeds.subMap(['listed', 'prefix']) == [listed: 4, prefix: 4]
assert record.witnesses.collect { [it.seed, it.verdict] } == [['12345', 'real_counterexample']]
assert record.witnesses[0].review_note.facts.collectEntries { [it.fact, it.holds] } ==
    [production_only: false, witness_hash: true, generators_equal: false, clean_replays_flip: false]
