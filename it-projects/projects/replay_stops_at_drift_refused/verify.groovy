def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['1 case in 0 replays: 1 fixture_drift'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'fixture_drift'])
build.says('[INFO] fixture check: refused, no replay is run')
assert build.record().replay_session.stopped_at == 'fixture'
assert build.record().replay_session.replays == []
// No test was run: not by the gate, and not by Surefire in its place.
assert !new File(basedir, 'target/replay-counter').exists()
