def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked, record.anchored] == [true, true, true]
assert record.rows.collectEntries { [it.test_id, it.class] } == ['com.acme.TaxProperties#tax_is_never_negative': 'property_violation']
assert record.seeds.subMap(['listed', 'prefix', 'tries', 'clean_replays', 'proven']) == [listed: 2, prefix: 2, tries: 1, clean_replays: 4, proven: []]
// The property is false on both seeds: two examples, each with a verdict of its own.
assert record.witnesses*.verdict == ['real_counterexample'] * 2
assert record.witnesses*.evidence == ['failed in all 4 clean replays with java.lang.AssertionError'] * 2
assert record.witnesses.every { !it.review_note.open }
assert record.witnesses[0].review_note.facts.collectEntries { [it.fact, it.holds] } ==
    [production_only: true, witness_hash: true, generators_equal: true, clean_replays_flip: false]
build.says('[INFO] property step: 2 of 2 seeds, 1 tries each')
assert build.lines(~/^\[INFO\] clean replay [1-4] of 4$/) == 4
// One command repeats a replay.
def repeat = ['bash', '-c', record.witnesses[0].repeat].execute(null, basedir)
def said = repeat.inputStream.text + repeat.errorStream.text
assert repeat.waitFor() == 0 : said
assert new File(basedir, 'target/waiver-gate/witnesses/repeated').listFiles()*.text.count { it.contains('"failed"') } == 2
