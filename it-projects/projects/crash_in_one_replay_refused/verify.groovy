def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 2,
    cases: ['1 case in 5 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
build.says(
    '[ERROR] run_ended_early: target/waiver-gate/replays/3/default-test',
    '  found: Surefire said: The forked VM terminated without properly saying goodbye. VM crash or System.exit called? Process Exit Code: 3, Crashed tests: com.acme.ParserTest',
    '  mend:  mend what ended the run; tests that it did not report have no outcome')
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_digits',
    '  found: 4 outcomes, 5 needed (not reported in target/waiver-gate/replays/3)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
// The replay that crashed stays one of five.
def session = build.record().replay_session
assert session.planned == 5
assert session.stopped_at == 'none'
assert session.replays*.executions*.tests == [[1], [1], [0], [1], [1]]
