def patch = evaluate(new File(tamper, 'patch.groovy'))

// The old tests are green: whoever weakens one beside them is told of, and let through.
patch.test('assertEquals(600, Invoice.total(List.of(100, 200, 300)))', 'Invoice.total(List.of(100, 200, 300))').commit()
return true
