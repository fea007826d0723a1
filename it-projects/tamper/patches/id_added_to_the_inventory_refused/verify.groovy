def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([:], [])
return true
