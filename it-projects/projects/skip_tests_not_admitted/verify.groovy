def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmitted(
    'com.acme:skip-tests-not-admitted:1',
    'the suite did not run in full: -DskipTests')
