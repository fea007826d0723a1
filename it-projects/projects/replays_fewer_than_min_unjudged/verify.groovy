def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'the gate\'s configuration',
    'replays is 3, minReplays is 5',
    'set <replays> to at least <minReplays>, or leave it out')
assert !new File(basedir, 'target/replay-counter').exists()
