import groovy.json.JsonSlurper
import java.util.regex.Pattern

/** What a build left behind, and what the scripts of the projects assert about it. */
class FinishedBuild {
  private static final String RECORD = 'target/waiver-gate/waiver.json'

  final File basedir
  final String module
  final List<String> log
  private final Map<String, String> versions

  FinishedBuild(File basedir, String module, List<String> log, Map<String, String> versions) {
    this.basedir = basedir
    this.module = module
    this.log = log
    this.versions = versions
  }

  static FinishedBuild of(File basedir, Map<String, String> versions) {
    def log = new File(basedir, 'build.log').readLines('UTF-8')
        .collect { it.replaceAll('\u001B\\[[;\\d]*m', '').stripTrailing() }
    // With -X Maven itself prints the trace of every failure.
    def debug = log.any { it.startsWith('[DEBUG]') }
    // What a test failed with is the user's own to see, the extension that handed it its input included.
    def trace = log.find { it ==~ /\s*at io\.github\.waivergate\.(?!junit\.|jqwik\.).*/ }
    assert debug || trace == null : 'a stack trace of the gate reached the user'
    def build = new FinishedBuild(basedir, '.', log, versions)
    build.ranUnderItsVersions()
    build
  }

  /** The same build, seen from one of its modules. */
  FinishedBuild module(String name) {
    new FinishedBuild(new File(basedir, name), name, log, versions)
  }

  /** The version of Surefire and Failsafe, where the project does not choose its own. */
  String getSurefire() {
    versions.surefire ?: '3.6.1'
  }

  /** The version of JUnit Jupiter, where the project does not choose its own. */
  String getJupiter() {
    versions.jupiter ?: '5.14.4'
  }

  /** The record of the verdict. */
  Map record() {
    def file = new File(basedir, RECORD)
    assert file.isFile() : "no record of a verdict in $module"
    new JsonSlurper().parse(file, 'UTF-8') as Map
  }

  /** The row of one test id. */
  Map row(String id) {
    def rows = record().rows.findAll { it.test_id == id }
    assert rows.size() == 1
    rows[0]
  }

  /** The verdict is not to block: which classes, how they are counted, whether it is ready, and anchored. */
  void admitted(Map expected) {
    judged(expected, false, expected.ready)
    ends(expected.cases, "not blocked, read $RECORD, anchored: ${anchored(expected)}, review_ready: ${expected.ready}")
  }

  /** The verdict is to block: which classes, how they are counted, how many findings block, whether it is anchored. */
  void refused(Map expected) {
    judged(expected, true, false)
    ends(expected.cases, "blocked, read $RECORD, anchored: ${anchored(expected)}, review_ready: false")
    def findings = expected.findings == 1 ? '1 blocking finding' : "${expected.findings} blocking findings"
    failed("patch refused: $findings, listed above and in $RECORD -> [Help 1]")
  }

  /** The gate could not judge, and log and record say why in the same words. */
  void unjudged(String place, String found, String mend) {
    failed("could not judge: $place", "[ERROR]   found: $found", "[ERROR]   mend:  $mend", '[ERROR] -> [Help 1]')
    notJudged('could_not_judge', place, found, mend)
  }

  /** Nothing was judged, because part of the suite or the gate was switched off, outside of CI. */
  void notAdmitted(String project, String found) {
    def mend = 'run mvn verify without it; only a full run can admit the patch'
    says("[WARNING] not_admitted: $project", "  found: $found", "  mend:  $mend")
    notJudged('not_admitted', project, found, mend)
  }

  /** The same in CI, where the build fails. */
  void notAdmittedInCi(String project, String found) {
    def mend = 'run mvn verify without it; only a full run can admit the patch'
    failed("not_admitted: $project", "[ERROR]   found: $found", "[ERROR]   mend:  $mend", '[ERROR] -> [Help 1]')
    notJudged('not_admitted', project, found, mend)
  }

  /** Whole lines that follow one another somewhere in the log; an indented one has the level of the line before. */
  void says(String... lines) {
    def level = ''
    def expected = lines.collect {
      level = it.startsWith('[') ? it.takeBefore(' ') : level
      it.startsWith('  ') ? "$level $it".toString() : it
    }
    def said = Collections.indexOfSubList(log, expected) >= 0
    assert said : "not in the log:\n${expected.join('\n')}"
  }

  /** Maven's own word for a failure of one of our goals, and whole lines after it. */
  void failed(String words, String... following) {
    def start = ~/\[ERROR\] Failed to execute goal io\.github\.waivergate:waiver-gate-maven-plugin:\S+ \(\S+\) on project \S+: /
    def at = log.findIndexOf { it.find(start) && it.replaceFirst(start, '') == words }
    assert at >= 0 : "no goal of ours failed with: $words"
    def next = log.drop(at + 1).take(following.size())
    assert next == following as List
  }

  /** How many lines are equal to a text, or match a pattern somewhere. */
  int lines(Object textOrPattern) {
    log.count { textOrPattern instanceof Pattern ? it.find(textOrPattern) : it == textOrPattern }
  }

  /** A cell of the matrix that quietly ran under other versions than its own has shown nothing. */
  private void ranUnderItsVersions() {
    if (versions.maven != null) {
      def named = log.findAll { it.startsWith('Apache Maven ') }.collect { it.tokenize(' ')[2] } as Set
      assert named == [versions.maven] as Set
    }
    if (versions.java != null) {
      def named = log.findAll { it.startsWith('Java version: ') }.collect { (it =~ /\d+/)[0] } as Set
      assert named == [versions.java] as Set
    }
    if (versions.surefire != null) {
      def named = log.collect { (it =~ /^\[INFO\] --- (?:maven-)?surefire(?:-plugin)?:([^:]+):test /) }
          .findAll { it.find() }.collect { it.group(1) } as Set
      assert named == [versions.surefire] as Set
    }
  }

  /** Most projects are no repository of their own, and none of them is built for a pull request. */
  private static boolean anchored(Map expected) {
    expected.anchored ?: false
  }

  private void judged(Map expected, boolean blocked, boolean ready) {
    def record = record()
    assert record.judged == true
    assert record.blocked == blocked
    assert record.review_ready == ready
    assert record.anchored == anchored(expected)
    assert record.module == module
    assert record.rows.collectEntries { [it.test_id, it.class] } == expected.classes
    assert record.rows.every { it.freeze == null || it.class == 'unstable_assertion' }
    def cases = new JsonSlurper().parse(new File(basedir, 'target/waiver-gate/cases.json'), 'UTF-8')
    assert cases*.test_id as Set == expected.classes.keySet()
  }

  private void notJudged(String rule, String place, String found, String mend) {
    def record = record()
    assert record.judged == false
    assert record.blocked == true
    assert record.review_ready == false
    assert record.rows == []
    assert record.findings == [[rule: rule, place: place, found: found, mend: mend, blocking: true]]
    assert !new File(basedir, 'target/waiver-gate/cases.json').exists()
  }

  /** The summary, what so many replays can see, and, directly before Maven goes on, the last line. */
  private void ends(List<String> summary, String last) {
    def lines = (summary + sensitivity(summary[0]) + last).collect { "[INFO] $it".toString() }
    def ends = (0..<log.size() - lines.size()).any {
      def next = log[it + lines.size()]
      // Maven 4 goes on with what it keeps for the other modules.
      def goesOn = next == '[INFO]' || next.startsWith('[INFO] ---') || next.startsWith('[INFO] Copying ')
      goesOn && log.subList(it, it + lines.size()) == lines
    }
    assert ends : "the goal does not end with:\n${lines.join('\n')}"
  }

  private static List<String> sensitivity(String counts) {
    int replays = (counts =~ / in (\d+) replays?: /)[0][1] as int
    if (replays == 0) {
      return []
    }
    def chances = [0.01d, 0.05d, 0.1d, 0.5d]
        .collect { Math.round(100 * (1 - it**replays - (1 - it)**replays)) }
    ["$replays ${replays == 1 ? 'replay sees' : 'replays see'} a test that fails in 1, 5, 10, 50 % of its runs" +
        " as unstable with a chance of ${chances.join(', ')} %"]
  }
}

def versions = ['maven', 'java', 'surefire', 'jupiter'].findAll { binding.hasVariable(it) }
FinishedBuild.of(basedir, versions.collectEntries { [it, binding.getVariable(it)] })
