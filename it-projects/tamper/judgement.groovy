/** What the gate said of a patch, compared whole. */
class Judgement {
  final Object build

  Judgement(Object build) {
    this.build = build
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
