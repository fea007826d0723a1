def example = evaluate(new File(shared, 'invoice-tax.groovy')).unfrozen(shared)
example.edit(example.SIDECAR, '"least": 20', '"least": 30')
example.relock(example.SIDECAR)
return true
