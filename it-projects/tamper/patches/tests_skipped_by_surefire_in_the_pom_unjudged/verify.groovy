def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.unjudged(
    'not_admitted com.acme:invoices:1: the pom skips every test of the module')
return true
