import java.nio.file.Files
import java.time.LocalDate
import java.time.ZoneOffset

/** The worked example, an invoice whose input is quarantined: one project has it whole, the others break one thing each. */
class InvoiceTax {
  static final String LOCKED = 'src/test/resources/locked/invoice_tax_q1.json'
  static final String SIDECAR = 'src/test/resources/locked/invoice_tax_q1.neighbours.json'
  static final String TEST = 'src/test/java/com/acme/InvoiceTaxTest.java'

  final File basedir
  private final ledger

  InvoiceTax(File basedir, ledger) {
    this.basedir = basedir
    this.ledger = ledger
  }

  /** Lays the whole example into a project that has nothing but a pom. */
  InvoiceTax whole(String shared) {
    unfrozen(shared)
    row()
    this
  }

  /** The same without a ledger: nothing is quarantined. */
  InvoiceTax unfrozen(String shared) {
    def example = new File(shared, '../projects/invoice_tax_quarantined_admitted')
    ['src', 'qa'].each { directory ->
      new File(example, directory).eachFileRecurse(groovy.io.FileType.FILES) { file ->
        def copy = new File(basedir, example.toPath().relativize(file.toPath()).toString())
        copy.parentFile.mkdirs()
        Files.copy(file.toPath(), copy.toPath())
      }
    }
    this
  }

  /** Writes the ledger with its one row, but for what is given. */
  void row(Map other = [:]) {
    def today = LocalDate.now(ZoneOffset.UTC)
    ledger.write(basedir, 3, [
        id: 'fx-1', module: '.', node_id: 'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)',
        recheck_node_id: 'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)', input_path: LOCKED,
        property: 'inclusive_identity', symptom: 'locked_input', generation_quarantined: true,
        assertion_skipped: false, opened_on: today.minusDays(3).toString(), expires_on: today.plusDays(4).toString(),
        mutation_recheck: 'passed'] + other)
  }

  /** Another text in the place of one that has to be there. */
  void edit(String path, String from, String to) {
    def file = new File(basedir, path)
    def text = file.getText('UTF-8')
    assert text.contains(from)
    file.setText(text.replace(from, to), 'UTF-8')
  }

  /** Puts the digest of what a fixture holds now into the lock. */
  void relock(String path) {
    def digest = java.security.MessageDigest.getInstance('SHA-256').digest(new File(basedir, path).bytes).encodeHex()
    def lock = new File(basedir, 'qa/fixture.lock')
    lock.text = lock.text.replaceAll("(?m)^[0-9a-f]{64}(?=  ${java.util.regex.Pattern.quote(path)}\$)", "$digest")
  }

  void delete(String path) {
    assert new File(basedir, path).delete()
  }
}

new InvoiceTax(basedir, evaluate(new File(shared, 'ledger.groovy')))
