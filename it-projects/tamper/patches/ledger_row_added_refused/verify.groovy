def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: stable_assertion_fail'], [
    'contract_changed qa/freeze_ledger.json: contract: changed, +1 -1 lines; row fx-1 added',
])
return true
