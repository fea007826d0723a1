def patch = evaluate(new File(tamper, 'patch.groovy'))
def ledger = evaluate(new File(shared, 'ledger.groovy'))
def row = ledger.row(
    test_id: 'com.acme.InvoiceTest#adds_up_its_lines', invocations: ['adds_up_its_lines'],
    fixture_hash: ledger.hash(patch.file('qa/fixture.lock')))
def earlier = ledger.text(java.time.OffsetDateTime.parse(row.expires_at).minusHours(1))

patch.base { write('qa/freeze_ledger.json', ledger.of(3, row + [expires_at: earlier])) }
patch.edit('qa/freeze_ledger.json', earlier, row.expires_at).commit()
return true
