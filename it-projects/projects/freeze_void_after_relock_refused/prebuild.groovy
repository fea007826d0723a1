def ledger = evaluate(new File(shared, 'ledger.groovy'))
ledger.write(basedir, 3, ledger.row(fixture_hash: '41d8dfe07cfa' + '0' * 52))
return true
