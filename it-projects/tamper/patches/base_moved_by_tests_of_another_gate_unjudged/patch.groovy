def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.test('class InvoiceTest {\n', '''\
class InvoiceTest {
  static {
    try {
      new ProcessBuilder("git", "update-ref", "refs/heads/main", "HEAD").start().waitFor();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

''')
// No replay, which would read the base in time: one run of Surefire's own is all there is.
patch.pom('              <goal>replay</goal>\n', '')
patch.pom('minReplays>2<', 'minReplays>1<')
patch.pom('          <argLine>', '          <testFailureIgnore>true</testFailureIgnore>\n          <reportsDirectory>target/waiver-gate/replays/1</reportsDirectory>\n          <argLine>')
patch.commit()
return true
