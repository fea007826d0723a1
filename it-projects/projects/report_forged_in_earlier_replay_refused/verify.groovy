def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
build.says(
    '[ERROR] broken_seal: target/waiver-gate/replays/1/default-test/TEST-com.acme.ForgedTest.xml',
    '  found: was not there when the run ended',
    '  mend:  find the test or process that writes below target/waiver-gate; no test may write reports')
