evaluate(new File(shared, 'invoice-tax.groovy')).row()
return true
