def judgement = evaluate(new File(tamper, 'judgement.groovy'))

// Plain mvn verify built nothing and was green.
judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: stable_assertion_fail'], [
    'contract_changed .mvn/maven.config: build_config: added',
])
return true
