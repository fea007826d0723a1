def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 5 replays: 1 stable_pass, 1 stable_assertion_fail'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_a_sign': 'stable_assertion_fail'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.ParserTest#reads_a_sign',
    '  found: passed 0 of 5 replays: expected: <-7> but was: <7>',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
