def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('payroll').admitted()
def now = judgement.of('billing').digestOnDisk()
def written = judgement.build.log.find { it.contains('waiver.json is ') }.takeRight(64)
judgement.over([
    'billing  not blocked, review_ready: true',
    'payroll  not blocked, review_ready: true',
], ["changed_verdict billing: waiver.json is $now, written was $written"])
return true
