def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['2 cases in 0 replays: 2 property_violation'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'property_violation',
        'com.acme.TaxPropertyTest#tax_is_never_negative': 'property_violation'])
build.says(
    '[ERROR] property_violation: com.acme.TaxPropertyTest#tax_is_never_negative',
    '  found: false in target/waiver-gate/properties: at -3 in replay 1 ==> expected: <true> but was: <false>',
    '  mend:  fix the production code; no freeze opens for a false property')
build.says('[INFO] property step: refused, no replay is run')
def session = build.record().replay_session
assert session.stopped_at == 'property'
assert session.property_step.executions*.tests == [1]
assert session.replays == []
// One JVM in all: the property step. The suite was not even run once.
assert new File(basedir, 'target/replay-counter').text == '1'
