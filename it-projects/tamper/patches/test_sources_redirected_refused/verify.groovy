def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'base: stable_assertion_fail'], [
    'contract_changed pom.xml: build_config: build/testSourceDirectory src/test/java -> src/other/java',
])
return true
