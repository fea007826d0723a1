import groovy.json.JsonOutput
import java.time.OffsetDateTime
import java.time.ZoneOffset
import java.time.temporal.ChronoUnit

/** Ledgers for the projects, with times around now: their rows have to be alive when they are built. */
class Ledger {
  /** Digest over the lines of a lock that names no file. */
  static final String NO_FIXTURES = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

  /** A row that freezes the unstable test of the projects, but for what is given. */
  static Map row(Map other = [:]) {
    def issued = OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.HOURS)
    [id: 'fx-1', module: '.', test_id: 'com.acme.FeedTest#arrives_in_order', class: 'unstable_assertion',
     fixture_hash: NO_FIXTURES, replay_pass: 3, replay_total: 5, counts_as_pass: false,
     issued_at: text(issued), expires_at: text(issued.plusHours(24)), scope: 'single_test_id',
     invocations: ['arrives_in_order'], owner: 'ada', issue: 'ACME-17'] + other
  }

  /** The digest that a row of a module with this lock is bound to. */
  static String hash(File lock) {
    def lines = lock.readLines('UTF-8').findAll { !it.startsWith('#') }.collect { "$it\n" }.join('')
    java.security.MessageDigest.getInstance('SHA-256').digest(lines.getBytes('UTF-8')).encodeHex()
  }

  static String of(int cap, Map... rows) {
    JsonOutput.toJson([cap: cap, freezes: rows]) + '\n'
  }

  static void write(File project, int cap, Map... rows) {
    new File(project, 'qa/freeze_ledger.json').setText(of(cap, rows), 'UTF-8')
  }

  static String text(OffsetDateTime instant) {
    instant.withNano(0).format(java.time.format.DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ssxxx"))
  }
}
Ledger
