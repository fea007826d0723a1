def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'maven-surefire-plugin:test@default-test',
    'replayThreads is 2, and forkCount 0 runs every replay inside Maven, where they share all they have',
    'set replayThreads to 1, or forkCount to 1 or more')
