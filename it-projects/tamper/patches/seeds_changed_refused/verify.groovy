def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed qa/seeds.json: seeds: changed, +1 -1 lines; seeds: "18" added; seeds: "17" removed',
])
return true
