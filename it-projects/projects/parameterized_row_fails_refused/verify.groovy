def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['1 case in 5 replays: 1 stable_assertion_fail'],
    classes: [
        'com.acme.ParserTest#reads_numbers(String,int)': 'stable_assertion_fail'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.ParserTest#reads_numbers(String,int)',
    '  found: passed 0 of 5 replays: expected: <4> but was: <3>',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
assert build.row('com.acme.ParserTest#reads_numbers(String,int)').failed_invocations == ['reads_numbers(String, int)[3]']
