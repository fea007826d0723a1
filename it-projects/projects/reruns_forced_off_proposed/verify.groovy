def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: false,
    cases: ['1 case in 2 replays: 1 unstable_assertion'],
    classes: [
        'com.acme.FeedTest#arrives_in_order': 'unstable_assertion'])
build.says(
    '[WARNING] unstable_assertion: com.acme.FeedTest#arrives_in_order',
    '  found: passed 1 of 2 replays: expected: <false> but was: <true>',
    '  mend:  review the freeze proposal; it does not count as a pass')
build.says(
    '[WARNING] reruns_off: maven-surefire-plugin:test@default-test',
    '  found: rerunFailingTestsCount is 2, the replays run with 0',
    '  mend:  nothing; a rerun inside a replay would hide what the replay is to show')
