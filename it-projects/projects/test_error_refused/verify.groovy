def build = evaluate(new File(shared, 'finished-build.groovy'))

// Surefire counts an exception as an error, not as a failure, and words its exit differently.
build.refused(
    findings: 1,
    cases: ['1 case in 2 replays: 1 stable_assertion_fail'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_assertion_fail'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.ParserTest#reads_digits',
    '  found: passed 0 of 2 replays: For input string: "twelve"',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
