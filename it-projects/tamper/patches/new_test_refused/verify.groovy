def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#owes_one_line': 'patch: unknown_test'], [])
return true
