def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 6,
    cases: ['1 case in 5 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
build.says(
    '[ERROR] class_setup_failed: com.acme.ParserTest',
    '  found: target/waiver-gate/replays/1: no grammar at hand',
    '  mend:  fix what runs before the tests of the class; until then none of them has an outcome')
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_digits',
    '  found: 0 outcomes, 5 needed (class_setup_failed in target/waiver-gate/replays/1, class_setup_failed in target/waiver-gate/replays/2, class_setup_failed in target/waiver-gate/replays/3, class_setup_failed in target/waiver-gate/replays/4, class_setup_failed in target/waiver-gate/replays/5)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
