def build = evaluate(new File(shared, 'finished-build.groovy'))

build.refused(
    findings: 4,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.AccountTest#adds_up': 'stable_pass',
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
[1, 2].each {
  build.says(
      "[ERROR] reports_contradict_run: target/waiver-gate/replays/$it/default-test",
      '  found: com.acme.AccountTest#adds_up: Surefire heard failed, its reports say passed',
      '  mend:  find the test that writes reports; only Surefire may')
  build.says(
      "[ERROR] exit_contradicts_reports: target/waiver-gate/replays/$it/default-test",
      '  found: Surefire said: There are test failures; its reports show none',
      '  mend:  find the test that writes reports, or report it as a fault of Surefire')
}
return true
