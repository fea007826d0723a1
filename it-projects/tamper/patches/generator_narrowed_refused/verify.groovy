def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#takes_off_the_discount(int)': 'base: stable_assertion_fail'], [])
return true
