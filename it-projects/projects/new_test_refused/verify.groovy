def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['3 cases in 5 replays: 1 unknown_test, 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_a_sign': 'stable_pass',
        'com.acme.ParserTest#reads_zero': 'unknown_test'])
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_zero',
    '  found: not in the inventory',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
