def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [
    'contract_changed .github/workflows/build.yml: build_config: changed, +1 -1 lines',
])
return true
