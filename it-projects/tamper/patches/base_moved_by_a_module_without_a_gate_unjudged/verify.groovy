def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('payroll').unjudged(
    'could_not_judge com.acme:payroll:1: the merge base was read after the build of com.acme:billing:jar:1')
judgement.over(['payroll  blocked, not judged, review_ready: false'], [])
return true
