/** An example that may be no witness: the property is false all the same, its receipt says why, and nothing is replayed. */
class DeniedExample {
  static final String ID = 'com.acme.TaxProperties#tax is never negative'

  /** Holds a finished build to one denial: its name, what the log says of it, and how the seeds were used. */
  static void holds(Map expected, File basedir, build, String denial) {
    build.refused(
        anchored: true,
        cases: ['1 case in 0 replays: 1 property_violation'],
        classes: [(ID): 'property_violation'],
        findings: 1)
    def seeds = expected.seeds
    build.says("[INFO] property step: $seeds of $seeds seeds, at least ${expected.tries} tries each")
    build.says(
        "[ERROR] property_violation: $ID",
        "  found: false in target/waiver-gate/properties: $ID is false on $seeds of $seeds seeds; no witness (seed 7): $denial," +
            " ${expected.why}: java.lang.AssertionError: a tax below zero",
        '  mend:  fix the production code; no freeze opens for a false property')
    build.says("[WARNING] no_freeze_path: $ID", "  found: $denial: ${expected.meaning}")

    // The receipt is all that there is: no witness, and so nothing to replay.
    def witnesses = new File(basedir, 'target/waiver-gate/witnesses')
    assert witnesses.list() as Set == ['order.json', 'receipts'] as Set
    assert new File(witnesses, 'receipts').listFiles().size() == 1
    def receipt = new groovy.json.JsonSlurper().parse(new File(witnesses, 'receipts').listFiles()[0])
    assert [receipt.outcome, receipt.witness, receipt.denials] == ['falsified', null, [denial]]
    assert receipt.falsified*.denials == [[denial]] * seeds
    def record = build.record()
    assert [record.seeds.prefix, record.seeds.proven, record.witnesses] == [seeds, [], []]
  }
}
DeniedExample
