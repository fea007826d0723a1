def example = evaluate(new File(shared, 'invoice-tax.groovy')).whole(shared)
example.row(mutation_recheck: 'pending')
return true
