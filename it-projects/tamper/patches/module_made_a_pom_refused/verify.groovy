def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('payroll').refused([:], [
    'contract_changed billing/pom.xml: build_config: packaging - -> pom',
])
judgement.over(['payroll  blocked, review_ready: false'], [
    'module_without_verdict billing: it has an inventory, and no verdict of this session',
])
return true
