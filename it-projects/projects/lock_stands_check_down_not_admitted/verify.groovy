def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmitted(
    'com.acme:lock-stands-check-down-not-admitted:1',
    'this build locks the contract: waiver-gate:lock is on the command line')
build.says(
    '[INFO] qa/known-tests.lock: tests known: 1',
    '[INFO] engines: maven-surefire-plugin 3.6.1, junit-jupiter-api 5.14.4, junit-jupiter-engine 5.14.4, was none',
    '[INFO] added: com.acme.ParserTest#reads_digits, 1 invocation, run')
assert new File(basedir, 'qa/known-tests.lock').isFile()
