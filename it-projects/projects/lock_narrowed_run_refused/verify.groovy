def build = evaluate(new File(shared, 'finished-build.groovy'))

build.failed(
    'narrowed_run: waiver-gate:lock',
    '[ERROR]   found: the suite did not run in full: -Dtest=ParserTest#reads_digits',
    '[ERROR]   mend:  run mvn test waiver-gate:lock without it',
    '[ERROR] -> [Help 1]')
assert !new File(basedir, 'qa').exists()
