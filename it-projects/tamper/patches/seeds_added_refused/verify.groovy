def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed qa/seeds.json: seeds: added',
])
return true
