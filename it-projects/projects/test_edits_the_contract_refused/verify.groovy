def build = evaluate(new File(shared, 'finished-build.groovy'))

// By the list that the test left behind, every test is known.
build.refused(
    findings: 1,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_nothing': 'stable_pass'])
def finding = build.record().findings.find { it.rule == 'anchor_moved' }
assert finding.found ==~ /is sha256 [0-9a-f]{12}, was sha256 [0-9a-f]{12} when this build began/
build.says(
    '[ERROR] anchor_moved: qa/known-tests.lock',
    "  found: $finding.found",
    '  mend:  find the test that moves refs or writes below qa/')
