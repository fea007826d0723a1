def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'
def renamed = 'com.acme.TaxProperties#tax of a sale is never negative'

// Under its new name, and on small amounts, the property is green; nothing that is known to the merge base has become so.
build.refused(
    anchored: true,
    cases: ['2 cases in 0 replays: 1 property_violation, 1 unknown_test'],
    classes: [(id): 'property_violation', (renamed): 'unknown_test'],
    findings: 3)
build.says(
    "[ERROR] property_without_outcome: $id",
    '  found: known as a property test, and the property step did not report it',
    '  mend:  let it run again, or lock anew in a reviewed commit when it was removed')
build.says(
    "[ERROR] property_violation: base suite: $id",
    "  found: false in base suite/target/waiver-gate/properties: $id is false on 3 of 3 seeds;" +
        ' the smallest example (seed 7) is [{"i32":"195225787"}]: it returned false',
    '  mend:  fix the production code; no freeze opens for a false property')
build.says("[ERROR] unknown_test: $renamed", '  found: not in the inventory')

def record = build.record()
assert record.rows.collectEntries { [it.test_id, it.oracle] } == [(id): 'base', (renamed): 'patch']
assert record.rows*.freeze == [null, null]
assert [record.seeds.proven, record.witnesses] == [[renamed], []]
assert record.patch.paths.collectEntries { [it.path, it.class] } == [
    'src/main/java/com/acme/Tax.java': 'production',
    'src/test/java/com/acme/TaxProperties.java': 'test_body']
