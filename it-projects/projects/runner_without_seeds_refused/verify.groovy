def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    anchored: true,
    cases: ['1 case in 0 replays: 1 property_violation'],
    classes: ['com.acme.TaxProperties#tax_is_never_negative': 'property_violation'],
    findings: 1)
build.says(
    '[WARNING] no_freeze_path: the property step',
    '  found: no property left a receipt',
    '  mend:  use a runner with an adapter that records witnesses; without one the property is judged all the same')
assert [build.record().seeds.proven, build.record().witnesses] == [[], []]
