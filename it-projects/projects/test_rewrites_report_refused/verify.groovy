def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
def finding = build.record().findings.find { it.rule == 'broken_seal' }
assert finding.found ==~ /is sha256 [0-9a-f]{12}, sealed as [0-9a-f]{12}/
build.says(
    '[ERROR] broken_seal: target/waiver-gate/replays/1/default-test/TEST-com.acme.ParserTest.xml',
    "  found: $finding.found",
    '  mend:  find the test or process that writes below target/waiver-gate; no test may write reports')
