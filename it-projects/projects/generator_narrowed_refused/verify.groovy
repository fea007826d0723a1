def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'

// The patch's own property is green; the merge base's generator still draws what falsifies it.
build.refused(
    anchored: true,
    cases: ['1 case in 2 replays: 1 property_violation'],
    classes: [(id): 'property_violation'],
    findings: 1)
build.says(
    "[ERROR] property_violation: base suite: $id",
    "  found: false in base suite/target/waiver-gate/properties: $id is false on 3 of 3 seeds;" +
        ' the smallest example (seed 7) is [{"i32":"195225787"}]: it returned false')

def record = build.record()
assert record.rows*.oracle == ['base']
assert [record.seeds.proven, record.witnesses] == [[id], []]
assert record.patch.paths.collectEntries { [it.path, it.class] } == [
    'src/main/java/com/acme/Tax.java': 'production',
    'src/test/java/com/acme/TaxGenerator.java': 'generator']
