def build = evaluate(new File(shared, 'finished-build.groovy'))
def id = 'com.acme.TaxProperties#tax is never negative'
def example = '8128e0e855923541bee2fc8c2e6651a4fe8886a68bd2d0eae4dfdce83d514eec'
def stage = { String name -> build.module("target/stages/$name").record() }
def rules = { Map record, boolean blocking -> record.findings.findAll { it.blocking == blocking }*.rule }
def why = { Map record -> record.findings.findAll { it.rule == 'witness_not_set_aside' }*.found }

// The patch that met the example is blocked, whatever its note says; what it found is what a person checks in.
def red = stage('first_red')
assert [red.blocked, red.review_ready] == [true, false]
assert red.rows.collectEntries { [it.test_id, it.class] } == [(id): 'property_violation']
assert red.witnesses.collect { [it.example_sha256, it.verdict, it.review_note.open] } == [[example, 'flips', true]]
def kept = new File(basedir, 'quarantine/qa/witnesses').listFiles()
assert kept.size() == 1
def found = new File(basedir, "target/stages/first_red/target/waiver-gate/witnesses/found/${kept[0].name}")
assert found.bytes == kept[0].bytes
build.says('[INFO]   open: a person may propose a freeze of this example', '[INFO] property step: refused, no replay is run')

// A later patch is not blocked by that one example: the property is neither false nor a pass.
def later = stage('later_patch')
assert [later.blocked, later.review_ready, later.anchored] == [false, true, true]
assert later.rows.collectEntries { [it.test_id, it.class] } ==
    ['com.acme.TaxTest#lockedTotalIsTaxed(Input)': 'stable_pass', 'com.acme.TaxTest#neighboursAreTaxed(Input)': 'stable_pass']
assert later.set_aside == [[test_id: id, examples: [example], freezes: ['fx-1'], counts_as_pass: false]]
assert rules(later, true) == []
build.says(
    "[INFO] set aside, no case and no pass: $id failed on example ${example.take(12)}, by fx-1",
    '[INFO] freezes: 1 of 1 used')

// So is one that changes a test: the merge base's own run of the property comes to the same example.
def ofTest = stage('later_patch_of_a_test')
assert [ofTest.blocked, ofTest.review_ready] == [false, true]
assert ofTest.set_aside == later.set_aside
assert ofTest.base_suite.seconds > 0

// What always fails by now is a bug.
def always = stage('always_red_by_now')
assert always.blocked && always.set_aside == null
assert always.rows*.class.unique() == ['property_violation']
assert always.witnesses*.verdict == ['real_counterexample']
assert rules(always, true) == ['property_violation']
assert why(always) == ['failed in all 2 clean replays with org.opentest4j.AssertionFailedError']

// An example of other generators is another one, though it reads the same.
def edited = stage('generator_edited')
assert edited.blocked && edited.set_aside == null
assert edited.rows.find { it.test_id == id }.class == 'property_violation'
assert edited.witnesses*.example_sha256 == [example]
assert why(edited).size() == 1
assert why(edited)[0].startsWith('the generators are not those of the merge base: src/test/java/com/acme/TaxProperties.java is 100644 ')

// And then the row is over.
def expired = stage('expired')
assert expired.blocked && expired.set_aside == null
assert expired.rows*.class.unique() == ['property_violation']
// No replay was run that could have proven it either.
assert rules(expired, true) == ['property_violation', 'freeze_expired', 'recheck_unproven']
