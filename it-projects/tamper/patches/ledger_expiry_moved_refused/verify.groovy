def judgement = evaluate(new File(tamper, 'judgement.groovy'))
def now = new groovy.json.JsonSlurper().parse(new File(basedir, 'checkout/qa/freeze_ledger.json')).freezes[0].expires_at
def was = evaluate(new File(shared, 'ledger.groovy')).text(java.time.OffsetDateTime.parse(now).minusHours(1))

judgement.refused([:], [
    "contract_changed qa/freeze_ledger.json: contract: changed, +1 -1 lines; expires_at of fx-1 \"$was\" -> \"$now\"",
    "freeze_moved qa/freeze_ledger.json /freezes/0/expires_at (fx-1): is \"$now\", was \"$was\" at the merge base",
])
return true
