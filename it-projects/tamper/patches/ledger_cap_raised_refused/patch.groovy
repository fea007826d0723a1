def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.base { write('qa/freeze_ledger.json', '{"cap": 3, "freezes": []}\n') }
patch.edit('qa/freeze_ledger.json', '3', '9').commit()
return true
