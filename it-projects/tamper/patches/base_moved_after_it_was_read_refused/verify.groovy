def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('payroll').refused(['com.acme.SalaryTest#pays_every_hour': 'base: stable_assertion_fail'], [
    'contract_changed billing/pom.xml: build_config',
])
judgement.over(['payroll  blocked, review_ready: false'], [
    'module_without_verdict billing: it has an inventory, and no verdict of this session',
])
return true
