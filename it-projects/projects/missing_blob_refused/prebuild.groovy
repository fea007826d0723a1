def example = evaluate(new File(shared, 'invoice-tax.groovy')).unfrozen(shared)
example.edit(example.TEST, '@LockedFixture("locked/invoice_tax_q1.json")', '@LockedFixture("locked/invoice_tax_q2.json")')
return true
