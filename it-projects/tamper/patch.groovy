import java.security.MessageDigest

/** A branch of the base project, in a checkout of its own. */
class Patch {
  private static final String INVOICE = 'src/main/java/com/acme/Invoice.java'
  static final String TEST = 'src/test/java/com/acme/InvoiceTest.java'

  final File checkout
  final Object git

  Patch(File checkout, Object git) {
    this.checkout = checkout
    this.git = git
  }

  File file(String path) {
    new File(checkout, path)
  }

  Patch write(String path, String text) {
    file(path).parentFile.mkdirs()
    file(path).bytes = text.getBytes('UTF-8')
    this
  }

  /** Every place of a text that must be there. */
  Patch edit(String path, String from, String to) {
    def text = file(path).getText('UTF-8')
    assert text.contains(from) : "$path has no $from"
    write(path, text.replace(from, to))
  }

  Patch test(String from, String to) {
    edit(TEST, from, to)
  }

  Patch pom(String from, String to) {
    edit('pom.xml', from, to)
  }

  /** Takes the plugin that a text names out of the pom, and returns it. */
  String pomWithout(String text) {
    def pom = file('pom.xml').getText('UTF-8')
    def plugin = pom.findAll(~/(?s) *<plugin>.*?<\/plugin>\n/).find { it.contains(text) }
    assert plugin != null
    write('pom.xml', pom.replace(plugin, ''))
    plugin.stripTrailing()
  }

  /** Whole lines of the test, from the one that holds a text to the one that holds the other. */
  Patch testWithout(String first, String last) {
    def lines = file(TEST).readLines('UTF-8')
    int start = lines.findIndexOf { it.contains(first) }
    int end = lines.findIndexOf(start) { it.contains(last) }
    assert start >= 0 && end >= start
    write(TEST, (lines.take(start) + lines.drop(end + 1)).join('\n') + '\n')
  }

  /** A bug that one test of the base sees: adds_up_its_lines. */
  Patch wrongTotal() {
    edit(INVOICE, 'mapToInt(Integer::intValue)', 'mapToInt(Integer::intValue).skip(1)')
  }

  /** A bug that one row of adds_the_tax sees. */
  Patch wrongTax() {
    edit(INVOICE, 'cents + cents * percent / 100', 'cents + cents * Math.min(percent, 20) / 100')
  }

  /** A bug that one value of takes_off_the_discount sees. */
  Patch wrongDiscount() {
    edit(INVOICE, 'cents - cents * percent / 100', 'cents - cents * Math.min(percent, 90) / 100')
  }

  /** A bug that adds_up_the_orders_of_march sees: refunds are forgotten. */
  Patch wrongOrders() {
    edit(INVOICE, 'split(";")[1])).sum()', 'split(";")[1])).filter(cents -> cents > 0).sum()')
  }

  Patch refactorProduction() {
    edit(INVOICE, 'lines.stream().mapToInt(Integer::intValue).sum()', 'lines.stream().reduce(0, Integer::sum)')
  }

  /** The lock's line for a fixture, as someone who locks again would have it. */
  Patch relock(String fixture) {
    def lock = file('qa/fixture.lock').readLines('UTF-8')
        .collect { it.endsWith("  $fixture") ? "${sha256(file(fixture).bytes)}  $fixture" : it }
    write('qa/fixture.lock', lock.join('\n') + '\n')
  }

  /** Adds ids to the inventory, as someone who locks again would. */
  Patch know(String... lines) {
    def known = file('qa/known-tests.lock').readLines('UTF-8')
    def ids = (known.findAll { !it.startsWith('#') } + (lines as List)).sort()
    def comments = known.findAll { it.startsWith('#') }
        .collect { it.startsWith('# entries:') ? "# entries: ${ids.size()}".toString() : it }
    write('qa/known-tests.lock', (comments + ids).join('\n') + '\n')
  }

  /** What the base has beside the project as it lies there; before the first edit of the patch. */
  Patch base(Closure edits) {
    git.call('checkout', '-q', 'main')
    this.with(edits)
    git.call('add', '-A')
    git.call('commit', '-q', '--amend', '-m', 'base')
    git.call('checkout', '-q', '-B', 'patch')
    this
  }

  void commit() {
    git.commit('patch')
    // For the CI's own call, which takes Maven's configuration from there.
    git.call('worktree', 'add', '-q', '--detach', '../main', 'main')
  }

  /** The digest of the change that a person approves, reckoned without the product. */
  String digest(String... judged) {
    def text = 'waiver-gate/contract/1\n'
    (judged as List).sort().each { path ->
      def then = git.call('ls-tree', 'main', '--', path)
      def now = git.call('ls-tree', 'HEAD', '--', path)
      def mode = now ? now.take(6) : '000000'
      text += "$mode ${content('main', then, path)} ${content('HEAD', now, path)} $path\n"
    }
    sha256(text.getBytes('UTF-8'))
  }

  private String content(String commit, String entry, String path) {
    entry ? sha256((git.call('show', "$commit:$path") + '\n').getBytes('UTF-8')) : '-'
  }

  private static String sha256(byte[] bytes) {
    MessageDigest.getInstance('SHA-256').digest(bytes).encodeHex().toString()
  }

  static Patch of(File basedir, File base, String version, Object git) {
    def checkout = new File(basedir, 'checkout')
    checkout.mkdirs()
    base.eachFileRecurse { from ->
      def to = new File(checkout, base.toPath().relativize(from.toPath()).toString())
      if (from.directory) {
        to.mkdirs()
      } else {
        to.bytes = from.bytes
        to.setExecutable(from.canExecute())
      }
    }
    def patch = new Patch(checkout, git.init(checkout))
    patch.pom('@project.version@', version)
    patch.git.call('commit', '-q', '--amend', '--all', '-m', 'base')
    patch.git.call('checkout', '-q', '-b', 'patch')
    patch
  }
}

def project = new File(tamper, binding.hasVariable('base') ? base : 'base')
Patch.of(basedir, project, version, evaluate(new File(shared, 'git.groovy')))
