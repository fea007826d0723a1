def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 2,
    cases: ['3 cases in 5 replays: 2 unknown_test, 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_a_sign': 'unknown_test',
        'com.acme.ParserTest#reads_the_sign': 'unknown_test'])
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_a_sign',
    '  found: 0 outcomes, 5 needed (not reported in target/waiver-gate/replays/1, not reported in target/waiver-gate/replays/2, not reported in target/waiver-gate/replays/3, not reported in target/waiver-gate/replays/4, not reported in target/waiver-gate/replays/5)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_the_sign',
    '  found: not in the inventory',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
