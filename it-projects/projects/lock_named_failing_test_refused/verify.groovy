def build = evaluate(new File(shared, 'finished-build.groovy'))

build.says(
    '[INFO] qa/fixture.lock: fixtures locked: 0',
    '[INFO] qa/known-tests.lock: tests known: 2',
    '[INFO] engines: maven-surefire-plugin 3.6.1, junit-jupiter-api 5.14.4, junit-jupiter-engine 5.14.4, was none',
    '[INFO] added: com.acme.ParserTest#reads_a_sign, 1 invocation, run',
    '[INFO] added: com.acme.ParserTest#reads_digits, 1 invocation, run',
    '[INFO] check in both files, in a commit of their own; next: mvn verify')
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
