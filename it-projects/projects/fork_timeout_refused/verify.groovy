def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 2,
    cases: ['1 case in 1 replay: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
build.says(
    '[ERROR] run_ended_early: target/waiver-gate/replays/1/default-test',
    '  found: Surefire said: There was a timeout in the fork',
    '  mend:  mend what ended the run; tests that it did not report have no outcome')
