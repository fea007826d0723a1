def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
// The agent was in the replays, and JaCoCo's own report sees what they covered.
assert new File(basedir, 'target/jacoco.exec').length() > 0
assert new File(basedir, 'target/site/jacoco/jacoco.csv').readLines().any { it =~ /,com\.acme,Parser,0,/ }
