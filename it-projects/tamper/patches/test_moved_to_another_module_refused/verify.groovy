def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('billing').refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: unknown_test'], [])
judgement.of('payroll').refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: unknown_test'], [])
judgement.over(['billing  blocked, review_ready: false', 'payroll  blocked, review_ready: false'], [])
return true
