def example = evaluate(new File(shared, 'invoice-tax.groovy')).unfrozen(shared)
example.edit('qa/known-tests.lock', '# entries: 2', '# entries: 3')
example.edit('qa/known-tests.lock', 'com.acme.InvoiceTaxTest#lockedInvoice',
    'com.acme.CurrencyTest#variablesOfTheProjectStay\t1\trun\ncom.acme.InvoiceTaxTest#lockedInvoice')
return true
