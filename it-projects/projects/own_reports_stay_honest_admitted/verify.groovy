def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
// What other tools read is one whole run of this build; the report of a test that is gone is gone.
def reports = new File(basedir, 'target/surefire-reports')
assert reports.list().findAll { it.endsWith('.xml') || it.endsWith('.txt') }.sort() ==
    ['TEST-com.acme.ParserTest.xml', 'com.acme.ParserTest.txt']
def replay = new File(basedir, 'target/waiver-gate/replays/1/default-test')
assert new File(reports, 'TEST-com.acme.ParserTest.xml').bytes == new File(replay, 'TEST-com.acme.ParserTest.xml').bytes
