def patch = evaluate(new File(tamper, 'patch.groovy'))
def ledger = evaluate(new File(shared, 'ledger.groovy'))

patch.base { write('qa/freeze_ledger.json', ledger.of(3)) }
patch.wrongTotal()
patch.write('qa/freeze_ledger.json', ledger.of(3, ledger.row(
    test_id: 'com.acme.InvoiceTest#adds_up_its_lines', invocations: ['adds_up_its_lines'],
    fixture_hash: ledger.hash(patch.file('qa/fixture.lock')))))
patch.commit()
return true
