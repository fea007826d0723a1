def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#owes_one_line': 'patch: unknown_test'], [
    'contract_not_approved waiver-gate.approvedContract: 063ff4e0d6c69dcabc1305a94fc86d2e664d2847ce43adfa5353f2fa2ce25662 is the digest of another change',
    'contract_changed qa/known-tests.lock: contract: changed, +2 -1 lines; added: com.acme.InvoiceTest#owes_one_line, 1 invocation, run',
])
return true
