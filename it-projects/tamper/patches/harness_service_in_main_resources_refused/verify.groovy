def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'base: stable_assertion_fail'], [
    'contract_changed src/main/resources/META-INF/services/org.junit.jupiter.api.extension.Extension: harness: added',
    'contract_changed src/main/resources/junit-platform.properties: harness: added',
])
return true
