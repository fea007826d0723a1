def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

// Surefire's own includes miss *Properties: the class runs on the seeds, once, and in no replay.
build.admitted(
    anchored: true,
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [(id): 'stable_pass', 'com.acme.TaxTest#rounds_down': 'stable_pass'])
build.says('[INFO] property step: com.acme.TaxProperties', '[INFO] property step: 3 of 3 seeds, at least 500 tries each')

def record = build.record()
assert record.seeds.subMap(['listed', 'prefix', 'tries', 'proven']) == [listed: 3, prefix: 3, tries: 500, proven: [id]]
assert record.witnesses == []
assert record.replay_session.property_step.executions*.tests == [1]
assert record.replay_session.replays*.executions*.tests == [[1], [1]]
assert build.lines('[INFO] Running com.acme.TaxProperties') == 1
