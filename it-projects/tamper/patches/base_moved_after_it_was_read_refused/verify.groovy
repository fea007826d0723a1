def judgement = evaluate(new File(tamper, 'judgement.groovy'))
def git = evaluate(new File(shared, 'git.groovy')).newInstance(new File(basedir, 'checkout'))

def patch = git.call('rev-parse', 'patch')
def base = git.call('rev-parse', 'patch~1')
judgement.of('payroll').refused(['com.acme.SalaryTest#pays_every_hour': 'base: stable_assertion_fail'], [
    'contract_changed billing/pom.xml: build_config: build/plugins/io.github.waivergate:waiver-gate-maven-plugin/executions/default/phase - -> none',
    'contract_changed billing/qa/fixture.lock: contract: deleted',
    'contract_changed billing/qa/known-tests.lock: contract: deleted; engines: none, was maven-surefire-plugin 3.6.1, junit-jupiter-api 5.14.4, junit-jupiter-engine 5.14.4; removed: com.acme.InvoiceTest#adds_up_its_lines',
    "anchor_moved refs/heads/main: stands for ${patch.take(12)}, stood for ${base.take(12)} when this build began",
])
judgement.over(['payroll  blocked, review_ready: false'], [
    'module_without_verdict billing: it has an inventory, and no verdict of this session',
])
return true
