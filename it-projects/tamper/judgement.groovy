/** What the gate said of a patch, compared whole. */
class Judgement {
  final Object build

  Judgement(Object build) {
    this.build = build
  }

  /** What it said of one module. */
  Judgement of(String module) {
    new Judgement(build.module(module))
  }

  /** Not blocked, with every test stable and nothing said against the patch. */
  void admitted() {
    assert told() == [judged: true, blocked: false, rows: [:], blocking: []]
  }

  /**
   * Blocked.
   *
   * @param rows the ids that are not green, each with whose test says so and its class
   * @param blocking every finding that blocks, apart from those rows: rule, place and words
   */
  void refused(Map rows, List<String> blocking) {
    assert told() == [judged: true, blocked: true, rows: rows, blocking: blocking*.toString()]
  }

  /** Blocked without a verdict, for one reason. */
  void unjudged(String because) {
    assert told() == [judged: false, blocked: true, rows: [:], blocking: [because]]
  }

  /**
   * What the CI's own call says over all modules.
   *
   * @param table one line per module that came to a verdict
   * @param blocking what it holds against the patch beside them: rule, place and words
   */
  void over(List<String> table, List<String> blocking) {
    int start = build.log.findLastIndexOf { it =~ /:aggregate \(default-cli\) @ / }
    int end = build.log.findIndexOf(start) { it.startsWith('[INFO] all modules: review_ready: ') }
    assert start >= 0 && end >= start : 'the CI\'s own call came to no end'
    def said = build.log.subList(start + 1, end)
    def findings = said.drop(table.size()).collate(3).collect { rule, found, mend ->
      "${(rule - '[ERROR] ').replaceFirst(': ', ' ')}: ${found - '[ERROR]   found: '}".toString()
    }
    def blocked = findings || table.any { it.contains(' blocked') && !it.contains(' not blocked') }
    assert [said.take(table.size()), findings] == [table.collect { "[INFO] $it".toString() }, blocking]
    assert build.log[end] == "[INFO] all modules: review_ready: ${!blocked}"
  }

  String digestOnDisk() {
    def bytes = new File(build.basedir, 'target/waiver-gate/waiver.json').bytes
    java.security.MessageDigest.getInstance('SHA-256').digest(bytes).encodeHex()
  }

  private Map told() {
    def record = build.record()
    assert record.anchored == record.judged
    def red = record.rows.findAll { it.class != 'stable_pass' }
    [
      judged: record.judged,
      blocked: record.blocked,
      rows: red.collectEntries { [it.test_id, "${it.oracle}: ${it.class}".toString()] },
      blocking: record.findings.findAll { it.blocking }.collect { "${it.rule} ${it.place}: ${it.found}".toString() },
    ]
  }
}

new Judgement(evaluate(new File(shared, 'finished-build.groovy')).module('checkout'))
