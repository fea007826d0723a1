def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.unjudged(
    'not_admitted com.acme:invoices:1: the suite did not run in full: -DskipTests')
return true
