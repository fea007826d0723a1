def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

// jqwik itself would have found one example; with the hook it is looked for on each seed, shrunk, and named.
build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says(
    '[INFO]   clean_replays_flip: no, failed in all 3 clean replays with org.opentest4j.AssertionFailedError',
    '[INFO]   closed')

def record = build.record()
assert record.witnesses*.verdict == ['real_counterexample']
// The smallest total that no int holds, divided by eleven: found on any seed.
assert build.row(id).toString().contains('[{"i32":"195225787"}]')
assert record.witnesses*.runner == ['jqwik 1.9.3']
assert [record.seeds.prefix, record.seeds.tries, record.seeds.proven] == [3, 500, []]

// One command repeats a replay.
def repeat = ['bash', '-c', record.witnesses[0].repeat].execute(null, basedir)
def said = repeat.inputStream.text + repeat.errorStream.text
assert repeat.waitFor() == 0 : said
assert new File(basedir, 'target/waiver-gate/witnesses/repeated').listFiles()*.text.count { it.contains('"failed"') } == 1
