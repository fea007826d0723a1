def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 2,
    cases: ['2 cases in 4 replays: 2 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test',
        'com.acme.ParserTest#reads_a_sign': 'unknown_test'])
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_digits',
    '  found: 4 outcomes, 5 needed',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
build.says(
    '[WARNING] short_replays: target/waiver-gate/replays/*',
    '  found: 4 replays with reports of this build, 5 needed',
    '  mend:  let 5 Surefire executions run, each with a <reportsDirectory> of its own')
