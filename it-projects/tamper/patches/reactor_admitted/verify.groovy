def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.of('billing').admitted()
judgement.of('payroll').admitted()
// With one thread, and with two.
assert judgement.build.lines('[INFO] all modules: review_ready: true') == 2
judgement.over([
    'billing  not blocked, review_ready: true',
    'payroll  not blocked, review_ready: true',
], [])
return true
