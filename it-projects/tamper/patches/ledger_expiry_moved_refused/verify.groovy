def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed qa/freeze_ledger.json: contract: changed, +1 -1 lines; expires_at of fx-1 "2026-12-01T00:00:00Z" -> "2027-12-01T00:00:00Z"',
])
return true
