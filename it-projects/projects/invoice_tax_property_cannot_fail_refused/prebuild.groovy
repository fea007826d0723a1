def example = evaluate(new File(shared, 'invoice-tax.groovy')).whole(shared)
// Green over every neighbour, and over the input on which it has to fail.
example.edit(example.TEST, 'neighboursKeepIdentity(Input invoice) {\n    inclusiveIdentity(invoice.text());',
    'neighboursKeepIdentity(String invoice) {')
example.edit('qa/known-tests.lock', 'neighboursKeepIdentity(Input)', 'neighboursKeepIdentity(String)')
example.row(recheck_node_id: 'com.acme.InvoiceTaxTest#neighboursKeepIdentity(String)')
return true
