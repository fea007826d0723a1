def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed qa/freeze_ledger.json: contract: changed, +1 -1 lines; cap 3 -> 9',
])
return true
