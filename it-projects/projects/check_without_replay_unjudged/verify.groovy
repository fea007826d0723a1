def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'com.acme:check-without-replay-unjudged:1',
    'the replays of this build are missing',
    "run mvn verify as a whole, and not with Maven 4's -b concurrent: the goal replay runs before the goal check")
