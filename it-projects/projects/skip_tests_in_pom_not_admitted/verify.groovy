def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmitted(
    'com.acme:skip-tests-in-pom-not-admitted:1',
    'the pom skips every test of the module')
assert !new File(basedir, 'target/surefire-reports').exists()
assert !new File(basedir, 'target/waiver-gate/replays').exists()
