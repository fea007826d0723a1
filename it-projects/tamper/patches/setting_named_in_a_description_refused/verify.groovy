def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed pom.xml: build_config: properties/waiver-gate.minReplays 2 -> 1',
])
return true
