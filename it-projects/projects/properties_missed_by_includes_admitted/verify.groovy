def build = evaluate(new File(shared, 'finished-build.groovy'))

// Surefire's own includes miss *Properties: the class runs once, in the step, and in no replay.
build.admitted(
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.TaxProperties#tax_is_never_negative': 'stable_pass'])
build.says('[INFO] property step: com.acme.TaxProperties')
assert build.record().replay_session.property_step.executions*.tests == [1]
assert build.record().replay_session.replays*.executions*.tests == [[1], [1]]
assert new File(basedir, 'target/replay-counter').text == '3'
