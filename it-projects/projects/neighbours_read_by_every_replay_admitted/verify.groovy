import groovy.json.JsonSlurper

def build = evaluate(new File(shared, 'finished-build.groovy'))
def grid = 'target/waiver-gate/neighbours/src/test/resources/locked/invoice_tax_q1.json'

build.admitted(
    ready: true,
    cases: ['3 cases in 2 replays: 3 stable_pass'],
    classes: [
        'com.acme.CurrencyTest#variablesOfTheProjectStay': 'stable_pass',
        'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)': 'stable_pass',
        'com.acme.InvoiceTaxTest#neighboursKeepIdentity(Input)': 'stable_pass'])
build.says('[INFO] src/test/resources/locked/invoice_tax_q1.json has 29 neighbours,' +
    " and 1 on which its property must fail; read $grid/index.txt")
assert build.lines('[INFO] Tests run: 32, Failures: 0, Errors: 0, Skipped: 0') == 1

def index = new File(basedir, "$grid/index.txt").readLines('UTF-8')
assert index[3..5] == ['# planned: 29', '# must fail: 1', '# /exclusive_cents is 0, was 1999']
def planned = index.findAll { it ==~ /[0-9a-f]{64}  .*/ }.collectEntries { it.split('  ').reverse().toList() }
assert planned.size() == 30
assert new File(basedir, "$grid/0001.json").text == '{\n  "exclusive_cents": 0,\n  "tax_bps": 875\n}\n'

for (int k in 1..2) {
  def replay = new File(basedir, "target/waiver-gate/replays/$k")
  def manifest = new JsonSlurper().parse(new File(replay, 'replay.json'), 'UTF-8')
  def named = manifest.runs[0].receipts
  assert named.size() == 1
  def receipts = new File(replay, named.keySet()[0]).readLines('UTF-8').collect { new JsonSlurper().parseText(it) }
  assert receipts.every { it.nonce == manifest.nonce && it.read }
  assert receipts.countBy { [it.kind, it.outcome] } ==
      [['locked', 'held']: 1, ['neighbour', 'held']: 29, ['must_fail', 'failed']: 1]
  assert receipts.findAll { it.kind != 'locked' }*.sha256 as Set == planned.values() as Set
  def locked = receipts.find { it.kind == 'locked' }
  assert new File(basedir, 'qa/fixture.lock').text.contains("$locked.sha256  src/test/resources/locked/invoice_tax_q1.json\n")
  assert locked.test == 'com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity(Input)'
}
