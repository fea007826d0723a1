import java.nio.file.Files

def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['1 case in 1 replay: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
// Nothing was written or deleted where the link led to.
assert !Files.isSymbolicLink(new File(basedir, 'target/waiver-gate').toPath())
assert new File(basedir, 'elsewhere').list() as Set == ['replays', 'waiver.json'] as Set
assert new File(basedir, 'elsewhere/waiver.json').text == '{}'
assert new File(basedir, 'elsewhere/replays/1').list() == ['kept.txt'] as String[]
