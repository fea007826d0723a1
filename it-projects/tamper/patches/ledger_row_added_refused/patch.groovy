def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.base { write('qa/freeze_ledger.json', '{"cap": 3, "freezes": []}\n') }
patch.wrongTotal()
patch.edit('qa/freeze_ledger.json', '[]', '[{"id": "fx-1", "module": ".", "test_id": "com.acme.InvoiceTest#adds_up_its_lines", "expires_at": "2026-12-01T00:00:00Z"}]')
patch.commit()
return true
