def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'the gate\'s configuration',
    'minReplays is 0, at least 1 is needed',
    'correct the value in the plugin\'s <configuration> or on the command line')
