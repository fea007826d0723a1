def build = evaluate(new File(shared, 'finished-build.groovy'))

def billing = build.module('billing')
billing.admitted(
    ready: true,
    cases: ['2 cases in 5 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_a_sign': 'stable_pass'])
def payroll = build.module('payroll')
payroll.refused(
    findings: 1,
    cases: ['2 cases in 5 replays: 1 stable_pass, 1 stable_assertion_fail'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ParserTest#reads_a_sign': 'stable_assertion_fail'])
build.says(
    '[ERROR] stable_assertion_fail: com.acme.ParserTest#reads_a_sign',
    '  found: passed 0 of 5 replays: expected: <-7> but was: <7>',
    '  mend:  fix the failure; it is reproducible and cannot be frozen')

// One verdict per module and build, one thread or two; the parent has none and both goals say so to debuggers only.
assert build.lines('[INFO] not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: true') == 2
assert build.lines('[INFO] blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: false') == 2
assert !new File(basedir, 'target/waiver-gate').exists()
assert build.lines('[DEBUG] packaging is pom: nothing to judge in com.acme:two-modules:pom:1') == 2
assert build.lines(~/nothing to judge/) == 2
