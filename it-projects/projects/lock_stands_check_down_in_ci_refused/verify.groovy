def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmittedInCi(
    'com.acme:lock-stands-check-down-in-ci-refused:1',
    'this build locks the contract: waiver-gate:lock is on the command line')
assert !new File(basedir, 'qa').exists()
