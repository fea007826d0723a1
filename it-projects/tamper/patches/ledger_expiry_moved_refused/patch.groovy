def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.base { write('qa/freeze_ledger.json', '{"cap": 3, "freezes": [{"id": "fx-1", "module": ".", "test_id": "com.acme.InvoiceTest#adds_up_its_lines", "expires_at": "2026-12-01T00:00:00Z"}]}\n') }
patch.edit('qa/freeze_ledger.json', '2026-12-01', '2027-12-01').commit()
return true
