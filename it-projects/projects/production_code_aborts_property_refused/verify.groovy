def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'
def example = 'com.acme.TaxProperties#tax_of_nothing_is_nothing'

// jqwik alone discards each try that is aborted, and says passed.
build.refused(
    anchored: true,
    cases: ['2 cases in 0 replays: 2 property_violation'],
    classes: [(id): 'property_violation', (example): 'property_violation'],
    findings: 2)
build.says(
    "[ERROR] property_violation: $id",
    "  found: false in target/waiver-gate/properties: $id is false on 3 of 3 seeds; the smallest example (seed 7) is" +
        ' [{"i32":"1000"}]: java.lang.AssertionError: aborted by com.acme.Tax, which is no assumption of the property',
    '  mend:  fix the production code; no freeze opens for a false property')
assert build.record().witnesses.collect { [it.verdict, it.evidence] } ==
    [['real_counterexample', 'failed in all 3 clean replays with java.lang.AssertionError']]

// Nothing is drawn for what has no parameters: reported by its method's name, as its receipt has it.
build.says(
    "[WARNING] no_freeze_path: $example",
    '  found: no_freeze_path: no checked-in seed drew an example of it',
    '  mend:  fix what failed; a witness needs an example that a seed drew, and a runner that can replay it')
