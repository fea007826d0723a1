def build = evaluate(new File(shared, 'finished-build.groovy'))

// The parent's replay comes before the child's weaving in the plan of the phase, and yet no replay misses it.
build.admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_woven_digits': 'stable_pass'])
def started = build.log.findAll { it =~ /^\[INFO\] --- / }.collect { (it =~ /:(\w+) \(/)[0][1] }
assert started.indexOf('replay') < started.indexOf('run')
assert build.log.findIndexOf { it =~ /Executing tasks/ } < build.log.findIndexOf { it =~ /replay 1 of 2/ }
