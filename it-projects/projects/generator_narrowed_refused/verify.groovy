def build = evaluate(new File(shared, 'finished-build.groovy'))

// The patch's own property is green; the merge base's generator still draws what falsifies it.
def record = build.record()
assert [record.judged, record.blocked] == [true, true]
assert record.rows.collect { [it.test_id, it.class, it.oracle] } ==
    [['com.acme.TaxProperties#tax_is_never_negative', 'property_violation', 'base']]
assert record.seeds.proven == ['com.acme.TaxProperties#tax_is_never_negative(int)']
assert record.witnesses == []
assert record.patch.paths.collectEntries { [it.path, it.class] } == [
    'src/main/java/com/acme/Tax.java': 'production',
    'src/test/java/com/acme/TaxGenerator.java': 'generator']
