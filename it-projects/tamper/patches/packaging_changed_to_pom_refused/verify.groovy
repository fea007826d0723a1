def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.over([], [
    'module_without_verdict the session: no module came to a verdict',
    'module_without_verdict .: it has an inventory, and no verdict of this session',
])
return true
