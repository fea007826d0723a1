def example = evaluate(new File(shared, 'invoice-tax.groovy')).whole(shared)
example.edit(example.LOCKED, '1999', '2000')
return true
