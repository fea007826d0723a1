def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['1 case in 5 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_digits',
    '  found: 4 outcomes, 5 needed (not reported in target/waiver-gate/replays/5)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
build.says(
    '[WARNING] short_replays: target/waiver-gate/replays/*',
    '  found: 4 replays with reports of this build, 5 needed',
    '  mend:  let 5 Surefire executions run, each with a <reportsDirectory> of its own')
build.says(
    '[WARNING] stale_report: target/waiver-gate/replays/5',
    '  found: 1 report is older than this build: TEST-com.acme.ParserTest.xml',
    '  mend:  run mvn clean verify, so that no report of an earlier build is left')
