def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.refused([
    'InvoiceTest#adds_the_tax(int,int,int)': 'patch: unknown_test',
    'InvoiceTest#adds_up_its_lines': 'patch: unknown_test',
    'InvoiceTest#adds_up_the_orders_of_march': 'patch: unknown_test',
    'InvoiceTest#owes_nothing_without_lines': 'patch: unknown_test',
    'InvoiceTest#takes_off_the_discount(int)': 'patch: unknown_test',
    'com.acme.InvoiceTest#adds_the_tax(int,int,int)': 'patch: unknown_test',
    'com.acme.InvoiceTest#adds_up_its_lines': 'patch: unknown_test',
    'com.acme.InvoiceTest#adds_up_the_orders_of_march': 'patch: unknown_test',
    'com.acme.InvoiceTest#owes_nothing_without_lines': 'patch: unknown_test',
    'com.acme.InvoiceTest#takes_off_the_discount(int)': 'patch: unknown_test',
], [])
return true
