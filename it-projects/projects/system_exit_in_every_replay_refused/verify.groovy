def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 3,
    cases: ['1 case in 2 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
[1, 2].each {
  build.says(
      "[ERROR] run_ended_early: target/waiver-gate/replays/$it/default-test",
      '  found: Surefire said: The forked VM terminated without properly saying goodbye. VM crash or System.exit called? Process Exit Code: 0, Crashed tests: com.acme.ParserTest',
      '  mend:  mend what ended the run; tests that it did not report have no outcome')
}
build.says(
    '[ERROR] unknown_test: com.acme.ParserTest#reads_digits',
    '  found: 0 outcomes, 2 needed (not reported in target/waiver-gate/replays/1, not reported in target/waiver-gate/replays/2)',
    '  mend:  a human adds the id to the inventory, or the replays are run in full')
