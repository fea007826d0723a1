def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['1 case in 3 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
build.says(
    '[WARNING] minReplays is 3, default 5')
assert build.record().min_replays == 3
assert build.record().deviations == ['minReplays is 3, default 5']
