def build = evaluate(new File(shared, 'finished-build.groovy'))

// Tests of this build only: the report of an earlier one names a test that is gone.
assert new File(basedir, 'qa/known-tests.lock').readLines('UTF-8').findAll { !it.startsWith('#') } == [
    'com.acme.ParserTest#reads_digits\t1\trun',
    'com.acme.ServerIT#answers_while_the_server_is_up\t1\trun']
build.admitted(
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass',
        'com.acme.ServerIT#answers_while_the_server_is_up': 'stable_pass'])
// Once to lock, and then the replays.
assert new File(basedir, 'target/calls').readLines() == ['call'] * 3
