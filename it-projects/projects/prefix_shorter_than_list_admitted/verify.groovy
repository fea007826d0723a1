def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

// Two of four seeds are in use, and neither draws the amount that is wrong: the gate says how far it has looked, no more.
build.admitted(
    anchored: true,
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [(id): 'stable_pass', 'com.acme.TaxTest#rounds_down': 'stable_pass'])
build.says('[INFO] property step: 2 of 4 seeds, at least 50 tries each')

def record = build.record()
assert record.seeds.subMap(['listed', 'prefix', 'tries', 'proven']) == [listed: 4, prefix: 2, tries: 50, proven: [id]]
assert record.witnesses == []
def receipts = new File(basedir, 'target/waiver-gate/witnesses/receipts').listFiles()
assert receipts.collect { new groovy.json.JsonSlurper().parse(it).seeds_taken } == [['7', '-9']]
