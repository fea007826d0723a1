def build = evaluate(new File(shared, 'finished-build.groovy'))

build.notAdmitted(
    'com.acme:narrowed-run-not-admitted:1',
    'the suite did not run in full: -Dtest=ParserTest#reads_digits')
