def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['1 case in 5 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
assert new File(basedir, 'target/runs').readLines() == ['run'] * 5
build.says('[INFO] property step: none, no class matches [**/*Properties, **/*PropertyTest, **/*PropertyTests]')
(1..5).each { assert build.lines(~/replay $it of 5: 1 tests?, 0 failed, \d+\.\d s/) == 1 }
return true
