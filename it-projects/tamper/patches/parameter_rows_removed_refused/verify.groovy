def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_the_tax(int,int,int)': 'patch: unknown_test'], [])
return true
