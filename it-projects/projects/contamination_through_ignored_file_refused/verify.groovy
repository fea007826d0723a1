def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says(
    '[INFO]   clean_replays_flip: no, passed in all 2 clean replays, and failed in the working tree',
    '[INFO]   closed')
build.says(
    "[WARNING] witness_verdict: $id",
    '  found: contamination on example b55bb19cb02d: passed in all 2 clean replays, and failed in the working tree',
    '  mend:  find what the working tree holds beside the commit: ignored and untracked files, an old target;' +
        ' no freeze opens for it')

// Both seeds come to one example, [{"i32":"0"}].
def record = build.record()
assert record.witnesses.collect { [it.seed, it.flipping, it.verdict] } == [['7', false, 'contamination']]
assert record.witnesses[0].review_note.facts.collectEntries { [it.fact, it.holds] } ==
    [production_only: true, witness_hash: true, generators_equal: true, clean_replays_flip: false]
