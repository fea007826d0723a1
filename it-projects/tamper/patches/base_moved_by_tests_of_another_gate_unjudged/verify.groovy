def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.unjudged(
    'could_not_judge com.acme:invoices:1: the merge base was read after the tests of com.acme:invoices:jar:1')
return true
