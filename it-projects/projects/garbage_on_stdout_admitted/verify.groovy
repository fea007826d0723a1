def build = evaluate(new File(shared, 'finished-build.groovy'))

// Native code may print where Surefire listens: nothing is lost by it, and Surefire warns.
build.admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
assert build.lines(~/Corrupted channel by directly writing to native stream in forked JVM 1/) == 1
