def build = evaluate(new File(shared, 'finished-build.groovy'))

// As if the plugin were not there: Surefire runs once, fails the build, and the gate says nothing.
assert build.lines(~/Failed to execute goal org\.apache\.maven\.plugins:maven-surefire-plugin:\S+:test \(default-test\)/) == 1
assert build.lines(~/Tests run: 1, Failures: 1, Errors: 0, Skipped: 0$/) == 1
assert build.lines(~/replay \d|could not judge|not_admitted/) == 0
assert !new File(basedir, 'target/waiver-gate').exists()
assert new File(basedir, 'target/surefire-reports/TEST-com.acme.ParserTest.xml').isFile()
