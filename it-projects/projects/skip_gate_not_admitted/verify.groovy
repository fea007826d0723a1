def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmitted(
    'com.acme:skip-gate-not-admitted:1',
    'the gate is switched off: waiver-gate.skip is true')
