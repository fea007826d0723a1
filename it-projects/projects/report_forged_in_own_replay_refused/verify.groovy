def build = evaluate(new File(shared, 'finished-build.groovy'))

// A test that is gone is not brought back by whoever writes its report.
assert build.record().blocked == true
