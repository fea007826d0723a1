def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'com.acme:check-without-replay-unjudged:1',
    'the replays of this build are missing',
    'run mvn verify as a whole: the goal replay runs before the goal check')
