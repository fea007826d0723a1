def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmittedInCi(
    'com.acme:narrowed-run-in-ci-refused:1',
    'the suite did not run in full: -Dtest=ParserTest#reads_digits')
