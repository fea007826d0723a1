def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_the_orders_of_march': 'base: stable_assertion_fail'], [
    'contract_changed pom.xml: build_config: build/testResources/testResource/directory src/test/resources -> src/other',
])
return true
