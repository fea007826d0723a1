def build = evaluate(new File(shared, 'finished-build.groovy'))

// A test that is gone is not brought back by whoever writes its report.
build.refused(
    findings: 4,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.GoneTest#reads_hex': 'stable_pass',
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
[1, 2].each {
  build.says(
      "[ERROR] reports_contradict_run: target/waiver-gate/replays/$it/default-test",
      '  found: com.acme.GoneTest#reads_hex: Surefire heard nothing of it, its reports say passed',
      '  mend:  find the test that writes reports; only Surefire may')
  build.says(
      "[ERROR] report_without_class: target/waiver-gate/replays/$it",
      '  found: a report speaks of com.acme.GoneTest, and the test class path has no such class',
      '  mend:  find the test that writes reports; only Surefire may')
}
return true
