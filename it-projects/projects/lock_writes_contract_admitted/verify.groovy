def build = evaluate(new File(shared, 'finished-build.groovy'))

build.says(
    '[INFO] qa/fixture.lock: fixtures locked: 2',
    '[INFO] added: src/test/resources/invoices/q 2.json',
    '[INFO] added: src/test/resources/invoices/q1.json',
    '[INFO] qa/known-tests.lock: tests known: 2',
    "[INFO] engines: maven-surefire-plugin ${build.surefire}," +
        " junit-jupiter-api ${build.jupiter}, junit-jupiter-engine ${build.jupiter}, was none",
    '[INFO] added: com.acme.InvoiceTest#adds_nothing_at_no_tax, 1 invocation, run',
    '[INFO] added: com.acme.InvoiceTest#adds_tax_to_the_locked_invoice, 1 invocation, run',
    '[INFO] check in both files, in a commit of their own; next: mvn verify')
build.admitted(
    ready: true,
    cases: ['2 cases in 5 replays: 2 stable_pass'],
    classes: [
        'com.acme.InvoiceTest#adds_nothing_at_no_tax': 'stable_pass',
        'com.acme.InvoiceTest#adds_tax_to_the_locked_invoice': 'stable_pass'])

assert new File(basedir, 'qa').list().sort() == ['fixture.lock', 'known-tests.lock']
assert new File(basedir, 'qa/fixture.lock').getText('UTF-8') == '''\
# entries: 2
# The bytes of this module's test fixtures, locked by: mvn test waiver-gate:lock
# Check them in the module's directory: sha256sum -c --strict qa/fixture.lock
90d03247262d42e0720144bc609faab033aa87c5c34259033c3b15cfcbcdd423  src/test/resources/invoices/q 2.json
90d03247262d42e0720144bc609faab033aa87c5c34259033c3b15cfcbcdd423  src/test/resources/invoices/q1.json
'''
assert new File(basedir, 'qa/known-tests.lock').readLines('UTF-8').findAll { !it.startsWith('#') } == [
    'com.acme.InvoiceTest#adds_nothing_at_no_tax\t1\trun',
    'com.acme.InvoiceTest#adds_tax_to_the_locked_invoice\t1\trun']

// The lock is sha256sum's own format, so where that program is, it has the last word.
if (System.getenv('PATH').split(File.pathSeparator).any { new File(it, 'sha256sum').canExecute() }) {
  def check = new ProcessBuilder('sha256sum', '-c', '--strict', 'qa/fixture.lock')
      .directory(basedir).redirectErrorStream(true).start()
  def output = check.inputStream.getText('UTF-8')
  assert check.waitFor() == 0 : output
}
