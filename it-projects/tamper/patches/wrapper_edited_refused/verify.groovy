def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed mvnw: build_config: changed, +1 -1 lines',
])
return true
