def build = evaluate(new File(shared, 'finished-build.groovy'))

// The property step runs before any replay, and plants a report where each of them will leave its own.
assert build.record().blocked == true
