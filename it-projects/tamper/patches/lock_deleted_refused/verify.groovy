def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'base: stable_assertion_fail'], [
    'contract_changed qa/known-tests.lock: contract: deleted; engines: none, was maven-surefire-plugin 3.6.1, junit-jupiter-api 5.14.4, junit-jupiter-engine 5.14.4; removed: com.acme.InvoiceTest#adds_the_tax(int,int,int); removed: com.acme.InvoiceTest#adds_up_its_lines; removed: com.acme.InvoiceTest#adds_up_the_orders_of_march; removed: com.acme.InvoiceTest#owes_nothing_without_lines; removed: com.acme.InvoiceTest#takes_off_the_discount(int)',
])
return true
