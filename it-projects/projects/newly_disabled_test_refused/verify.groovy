def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 5 replays: 1 unknown_test, 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_a_sign': 'unknown_test'])
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_a_sign',
    '  found: 0 outcomes, 5 needed (skipped in target/waiver-gate/replays/1, skipped in target/waiver-gate/replays/2, skipped in target/waiver-gate/replays/3, skipped in target/waiver-gate/replays/4, skipped in target/waiver-gate/replays/5)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
