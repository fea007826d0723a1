def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'base: stable_assertion_fail'], [
    'contract_changed qa/path_policy.json: contract: added; rules/0 added: an object; version added: 1',
])
return true
