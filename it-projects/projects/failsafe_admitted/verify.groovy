def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['2 cases in 5 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ServerIT#answers_while_the_server_is_up': 'stable_pass'])
// Each replay is a run of both: the unit tests in their phase, the integration tests while the server is up.
assert build.record().replay_session.replays*.executions*.execution == [['default-test', 'failsafe-default']] * 5
assert new File(basedir, 'target/calls').readLines() == ['call'] * 5
assert !new File(basedir, 'target/server-is-up').exists()
// Failsafe's own goal read a summary of one whole run.
assert build.lines(~/failsafe(-plugin)?:${build.surefire}:verify \(default\) @/) == 1
def summary = new groovy.xml.XmlSlurper().parse(new File(basedir, 'target/failsafe-reports/failsafe-summary.xml'))
assert [summary.completed, summary.errors, summary.failures]*.text() == ['1', '0', '0']
assert new File(basedir, 'target/failsafe-reports/TEST-com.acme.ServerIT.xml').isFile()
