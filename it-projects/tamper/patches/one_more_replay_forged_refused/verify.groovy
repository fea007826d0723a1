def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: stable_assertion_fail'], [])
return true
