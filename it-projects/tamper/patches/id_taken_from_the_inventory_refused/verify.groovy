def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: unknown_test'], [
    'contract_changed qa/known-tests.lock: contract: changed, +1 -2 lines; removed: com.acme.InvoiceTest#adds_up_its_lines',
])
return true
