def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmittedInCi(
    'com.acme:skip-gate-in-ci-refused:1',
    'the gate is switched off: waiver-gate.skip is true')
