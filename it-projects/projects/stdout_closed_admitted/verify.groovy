def build = evaluate(new File(shared, 'finished-build.groovy'))

// The fork talks to Maven on a socket: what the tests do to their output is their own business.
build.admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
assert build.record().replay_session.replays*.executions*.tests == [[1], [1]]
