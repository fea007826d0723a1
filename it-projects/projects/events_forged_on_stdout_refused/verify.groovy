def build = evaluate(new File(shared, 'finished-build.groovy'))

// The replays listen on a socket: what the code writes to its output is output.
build.refused(
    findings: 3,
    cases: ['1 case in 2 replays: 1 unknown_test'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'unknown_test'])
assert build.record().findings.findAll { it.blocking }*.rule == ['run_ended_early', 'run_ended_early']
return true
