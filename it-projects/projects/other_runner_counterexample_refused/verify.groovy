def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax_is_never_negative'

build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says('[INFO] property step: 2 of 2 seeds, at least 1 try each')
assert build.lines(~/^\[INFO\] clean replay [12] of 2$/) == 2

// The property is false on both seeds: two examples, each with a verdict of its own. Types in a runner's name for it are no other name.
def record = build.record()
assert record.seeds.subMap(['listed', 'prefix', 'tries', 'clean_replays', 'proven']) ==
    [listed: 2, prefix: 2, tries: 1, clean_replays: 2, proven: []]
assert record.witnesses.collect { [it.property_id, it.runner, it.verdict] } ==
    [["$id(int)", 'by-hand 1', 'real_counterexample']] * 2
assert record.witnesses*.evidence == ['failed in all 2 clean replays with java.lang.AssertionError'] * 2
assert record.witnesses*.review_note*.facts.every { facts ->
  facts.collectEntries { [it.fact, it.holds] } ==
      [production_only: true, witness_hash: true, generators_equal: true, clean_replays_flip: false]
}
