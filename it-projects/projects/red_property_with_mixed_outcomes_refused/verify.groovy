def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 1,
    cases: ['3 cases in 0 replays: 3 property_violation'],
    classes: [
        'com.acme.FeedTest#arrives_in_order': 'property_violation',
        'com.acme.FeedTest#reads_the_header': 'property_violation',
        'com.acme.TaxPropertyTest#tax_is_never_negative': 'property_violation'])
build.says(
    '[ERROR] property_violation: com.acme.TaxPropertyTest#tax_is_never_negative',
    '  found: false in target/waiver-gate/properties: at -3 ==> expected: <true> but was: <false>',
    '  mend:  fix the production code; no freeze opens for a false property')
assert build.record().rows.every { it.freeze == null }
assert build.record().replay_session.stopped_at == 'property'
