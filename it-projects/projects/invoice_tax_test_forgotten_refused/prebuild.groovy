def example = evaluate(new File(shared, 'invoice-tax.groovy')).whole(shared)
// Renamed and locked under its new name, and the row still names the old one.
example.edit(example.TEST, 'lockedInvoiceKeepsIdentity', 'lockedInvoiceKeepsItsTotal')
example.edit('qa/known-tests.lock', 'lockedInvoiceKeepsIdentity', 'lockedInvoiceKeepsItsTotal')
return true
