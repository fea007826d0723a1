def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.LedgerCheck#balances_on_a_toolchain_of_its_own': 'stable_pass',
        'com.acme.ParserTest#reads_digits_on_the_toolchain_of_the_build': 'stable_pass'])
// Every fork of every replay was started by the JDK that its execution names, and by nothing else.
assert build.record().replay_session.replays*.executions*.tests == [[1, 1]] * 2
['of-the-build', 'of-the-ledger'].each {
  assert new File(basedir, "jdks/${it}.starts").readLines() == ['started'] * 2
}
return true
