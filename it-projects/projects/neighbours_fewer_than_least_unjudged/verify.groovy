def build = evaluate(new File(shared, 'finished-build.groovy'))

build.failed(
    'could not judge: src/test/resources/locked/invoice_tax_q1.json',
    '[ERROR]   found: has 29 legal neighbours, its sidecar wants at least 30',
    '[ERROR]   mend:  name more pointers in src/test/resources/locked/invoice_tax_q1.neighbours.json, or widen its schema',
    '[ERROR] -> [Help 1]')
assert build.lines(~/Tests run:/) == 0
assert !new File(basedir, 'target/waiver-gate/waiver.json').exists()
