def build = evaluate(new File(shared, 'finished-build.groovy'))

// As if the plugin were not there: one run, nothing of ours.
assert build.lines('[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0') == 1
assert build.lines(~/replay \d|could not judge|not_admitted/) == 0
assert new File(basedir, 'target/replay-counter').text == '1'
assert !new File(basedir, 'target/waiver-gate').exists()
assert new File(basedir, 'target/surefire-reports/TEST-com.acme.ParserTest.xml').isFile()
