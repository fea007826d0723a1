def judgement = evaluate(new File(tamper, 'judgement.groovy'))

judgement.admitted()
judgement.build.says(
    '[WARNING] test_may_be_weaker: com.acme.InvoiceTest#adds_up_its_lines',
    '  found: fewer_assertions: calls that assert, by name, with those of helpers: 1, now 0; gone: assertEquals(600, Invoice.total(List.of(100, 200, 300)))',
    '  mend:  read the change: the next patch is judged by the test as it is then')
return true
