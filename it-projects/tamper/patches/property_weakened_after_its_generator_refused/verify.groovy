def judgement = evaluate(new File(tamper, 'judgement.groovy'))

// A false property makes every row of the module one.
judgement.refused([
    'com.acme.InvoiceProperties#what_is_taken_off_and_what_is_left_are_the_price': 'base: property_violation',
    'com.acme.InvoiceTest#adds_the_tax(int,int,int)': 'base: property_violation',
    'com.acme.InvoiceTest#adds_up_its_lines': 'base: property_violation',
    'com.acme.InvoiceTest#adds_up_the_orders_of_march': 'base: property_violation',
    'com.acme.InvoiceTest#owes_nothing_without_lines': 'base: property_violation',
    'com.acme.InvoiceTest#takes_off_the_discount(int)': 'base: property_violation',
], [
    'property_violation base suite: com.acme.InvoiceProperties#what_is_taken_off_and_what_is_left_are_the_price: false in base suite/target/waiver-gate/properties: expected: <100> but was: <110>',
])
return true
