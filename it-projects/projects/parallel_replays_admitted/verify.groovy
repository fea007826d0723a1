def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['2 cases in 2 replays: 2 stable_pass'],
    classes: [
        'com.acme.ParserTest#has_a_temporary_directory_of_its_own': 'stable_pass',
        'com.acme.ParserTest#meets_the_other_replay': 'stable_pass'])
build.says(
    '[WARNING] parallel_replays: the gate\'s configuration',
    '  found: replayThreads is 2: tests that share a port, a file or a database can fail by that alone',
    '  mend:  set replayThreads to 1 and run mvn verify again before you believe a red test')
assert build.record().replay_session.threads == 2
