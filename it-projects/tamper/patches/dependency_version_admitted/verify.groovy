def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.admitted()
return true
