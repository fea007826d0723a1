def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 2,
    cases: ['1 case in 2 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
build.says(
    '[ERROR] run_ended_early: target/waiver-gate/replays/2/default-test',
    '  found: Surefire said: The forked VM terminated without properly saying goodbye. VM crash or System.exit called? Process Exit Code: 137, Crashed tests: com.acme.ParserTest',
    '  mend:  mend what ended the run; tests that it did not report have no outcome')
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_digits',
    '  found: 1 outcome, 2 needed (not reported in target/waiver-gate/replays/2)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
assert build.record().replay_session.replays*.executions*.tests == [[1], [0]]
