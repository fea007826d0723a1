def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 5 replays: 1 stable_pass, 1 stable_assertion_fail'],
    classes: [
        'com.acme.ParserTest#<class>': 'stable_assertion_fail',
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.ParserTest#<class>',
    '  found: passed 0 of 5 replays: the grammar is still open',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
