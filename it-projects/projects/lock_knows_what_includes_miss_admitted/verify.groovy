def build = evaluate(new File(shared, 'finished-build.groovy'))

// Surefire's own includes miss *Properties: the lock runs the property step itself.
assert new File(basedir, 'qa/known-tests.lock').readLines('UTF-8').findAll { !it.startsWith('#') } == [
    'com.acme.ParserTest#reads_digits\t1\trun',
    'com.acme.TaxProperties#tax_is_never_negative\t1\trun']
build.admitted(
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.TaxProperties#tax_is_never_negative': 'stable_pass'])
