def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmittedInCi(
    'com.acme:skip-tests-in-ci-refused:1',
    'the suite did not run in full: -DskipTests')
