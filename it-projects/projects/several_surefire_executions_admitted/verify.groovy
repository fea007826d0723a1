def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.LedgerCheck#balances_in_euro': 'stable_pass',
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
assert build.record().replay_session.replays*.executions*.execution == [['default-test', 'ledger']] * 2
assert build.record().replay_session.replays*.executions*.tests == [[1, 1]] * 2
[1, 2].each {
  def replay = new File(basedir, "target/waiver-gate/replays/$it")
  assert new File(replay, 'default-test/TEST-com.acme.ParserTest.xml').isFile()
  assert new File(replay, 'ledger/TEST-com.acme.LedgerCheck.xml').isFile()
}
return true
