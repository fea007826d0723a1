def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['1 case in 5 replays: 1 stable_pass', '1 skipped as the inventory says, not judged: com.acme.ParserTest#reads_a_sign'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
assert build.record().skipped == ['com.acme.ParserTest#reads_a_sign']
