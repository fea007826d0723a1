def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['1 case in 5 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_numbers(String,int)': 'unknown_test'])
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_numbers(String,int)',
    '  found: 0 outcomes, 5 needed (fewer_invocations (2 of 3) in target/waiver-gate/replays/1, fewer_invocations (2 of 3) in target/waiver-gate/replays/2, fewer_invocations (2 of 3) in target/waiver-gate/replays/3, fewer_invocations (2 of 3) in target/waiver-gate/replays/4, fewer_invocations (2 of 3) in target/waiver-gate/replays/5)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
