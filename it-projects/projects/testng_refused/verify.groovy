def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 5 replays: 1 stable_pass, 1 stable_assertion_fail'],
    classes: [
        'com.acme.TableParserTest#readsNumbers(java.lang.String,int)': 'stable_assertion_fail',
        'com.acme.TableParserTest#readsZero': 'stable_pass'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.TableParserTest#readsNumbers(java.lang.String,int)',
    '  found: passed 0 of 5 replays: expected [7] but found [-7]',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')
assert build.row('com.acme.TableParserTest#readsNumbers(java.lang.String,int)').failed_invocations == ['readsNumbers(java.lang.String, int)[1]']
