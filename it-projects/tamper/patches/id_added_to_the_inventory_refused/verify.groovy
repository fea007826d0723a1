def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#owes_one_line': 'patch: unknown_test'], [
    'contract_changed qa/known-tests.lock: contract: changed, +2 -1 lines; added: com.acme.InvoiceTest#owes_one_line, 1 invocation, run',
])
return true
