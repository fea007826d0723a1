def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: stable_assertion_fail'], [
    'contract_changed pom.xml: build_config: build/plugins/maven-surefire-plugin/configuration/rerunFailingTestsCount - -> 2',
])
return true
