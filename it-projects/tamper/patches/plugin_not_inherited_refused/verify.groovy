def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.over([], [
    'module_without_verdict the session: no module came to a verdict',
    'module_without_verdict billing: it has an inventory, and no verdict of this session',
    'module_without_verdict payroll: it has an inventory, and no verdict of this session',
])
return true
