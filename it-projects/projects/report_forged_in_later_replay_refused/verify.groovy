def build = evaluate(new File(shared, 'finished-build.groovy'))

// The property step runs before any replay, and plants a report where each of them will leave its own.
build.refused(
    findings: 3,
    cases: ['3 cases in 2 replays: 1 unknown_test, 2 stable_pass'],
    classes: [
        'com.acme.GoneTest#reads_hex': 'unknown_test',
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.TaxProperties#plants_reports': 'stable_pass'])
build.says(
    '[ERROR] planted_report: target/waiver-gate/replays/1/default-test',
    '  found: was there before the run that owns the directory began',
    '  mend:  find the test that writes below target/waiver-gate; no test may write there')
