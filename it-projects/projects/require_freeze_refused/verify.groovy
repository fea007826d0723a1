def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 5 replays: 1 stable_pass, 1 unstable_assertion'],
    classes: [
        'com.acme.FeedTest#reads_the_header': 'stable_pass',
        'com.acme.FeedTest#arrives_in_order': 'unstable_assertion'])
build.says(
    '[WARNING] unstable is require-freeze, default propose',
    '[ERROR] unstable_refused: com.acme.FeedTest#arrives_in_order',
    '  found: passed 3 of 5 replays, and unstable is require-freeze',
    '  mend:  make the test stable; under this policy it blocks until a row of the ledger covers it')
assert build.record().unstable == 'require-freeze'
assert build.record().deviations == ['unstable is require-freeze, default propose']
assert build.row('com.acme.FeedTest#arrives_in_order').freeze != null
