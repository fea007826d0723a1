def build = evaluate(new File(shared, 'finished-build.groovy'))

def record = build.record()
assert [record.judged, record.blocked, record.review_ready] == [true, true, false]
assert record.findings*.rule == ['ledger_over_cap']
assert record.ledger.freezes.collect { [it.id, it.removable] } == [['fx-1', false], ['fx-2', true]]
build.says(
    '[ERROR] ledger_over_cap: qa/freeze_ledger.json /cap',
    '  found: 2 freezes, the cap is 1',
    '  mend:  fix a test and drop its row: mvn waiver-gate:freeze -Dwaiver-gate.drop=<id>')
assert build.lines(~/^\[INFO\] fx-2: .* saw only passes in this build: remove it with mvn waiver-gate:freeze -Dwaiver-gate\.drop=fx-2$/) == 1
build.failed('patch refused: 1 blocking finding, listed above and in target/waiver-gate/waiver.json -> [Help 1]')
