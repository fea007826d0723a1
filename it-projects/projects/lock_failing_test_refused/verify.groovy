def build = evaluate(new File(shared, 'finished-build.groovy'))

build.says(
    '[ERROR] failing_test: com.acme.ParserTest#reads_a_sign',
    '  found: failed in target/surefire-reports: expected: <-7> but was: <7>',
    '  mend:  fix it, or lock it as it is by name: "-Dwaiver-gate.failing=com.acme.ParserTest#reads_a_sign"')
build.failed('nothing was locked: 1 reason, listed above -> [Help 1]')
assert !new File(basedir, 'qa').exists()
