def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 2 replays: 1 stable_pass, 1 stable_assertion_fail'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ServerIT#answers_while_the_server_is_up': 'stable_assertion_fail'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.ServerIT#answers_while_the_server_is_up',
    '  found: passed 0 of 2 replays: expected: <200> but was: <503>',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
// The red test did not end the build while the server was up.
assert !new File(basedir, 'target/server-is-up').exists()
assert new File(basedir, 'target/calls').readLines() == ['call'] * 2
