def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.unjudged(
    'not_admitted com.acme:invoices:1: the gate is switched off: waiver-gate.skip is true')
return true
