def build = evaluate(new File(shared, 'finished-build.groovy'))

// The class is there, the method is gone: what Surefire heard knows nothing of it.
build.refused(
    findings: 2,
    cases: ['3 cases in 2 replays: 3 stable_pass'],
    classes: [
        'com.acme.HexTest#reads_hex': 'stable_pass',
        'com.acme.HexTest#reads_octal': 'stable_pass',
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
[1, 2].each {
  build.says(
      "[ERROR] reports_contradict_run: target/waiver-gate/replays/$it/default-test",
      '  found: com.acme.HexTest#reads_octal: Surefire heard nothing of it, its reports say passed',
      '  mend:  find the test that writes reports; only Surefire may')
}
return true
