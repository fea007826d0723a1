def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.unjudged(
    'could_not_judge com.acme:invoices:1: the merge base was read after the execution early')
return true
