def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('payroll').refused([:], [
    'contract_changed pom.xml: build_config: modules/module billing, payroll -> payroll',
])
judgement.over(['payroll  blocked, review_ready: false'], [
    'module_without_verdict billing: it has an inventory, and no verdict of this session',
])
return true
