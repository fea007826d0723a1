def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 3,
    cases: ['2 cases in 0 replays: 2 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test',
        'com.acme.TaxPropertyTest#tax_is_never_negative': 'unknown_test'])
build.says(
    '[ERROR] property_without_outcome: com.acme.TaxPropertyTest#tax_is_never_negative',
    '  found: known as a property test, and the property step did not report it',
    '  mend:  let it run again, or lock anew in a reviewed commit when it was removed')
assert build.record().replay_session.stopped_at == 'property'
assert build.record().replay_session.replays == []
