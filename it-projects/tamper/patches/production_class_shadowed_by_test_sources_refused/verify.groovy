def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'base: stable_assertion_fail'], [
    'shadowed_class com.acme.Invoice: is in target/classes and in target/test-classes: tests would not see the one they were written against',
])
return true
