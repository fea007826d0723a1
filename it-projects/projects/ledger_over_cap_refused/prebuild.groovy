def ledger = evaluate(new File(shared, 'ledger.groovy'))
ledger.write(basedir, 1, ledger.row(),
    ledger.row(id: 'fx-2', test_id: 'com.acme.FeedTest#reads_the_header', invocations: ['reads_the_header']))
return true
