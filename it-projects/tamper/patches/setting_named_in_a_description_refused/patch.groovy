def patch = evaluate(new File(tamper, 'patch.groovy'))

// Used in the description alone, the property could look as descriptive as that; the gate reads it by its name.
patch.pom('<waiver-gate.minReplays>2<', '<waiver-gate.minReplays>1<')
patch.pom('What customers owe.', 'What customers owe, said ${waiver-gate.minReplays} time.')
patch.commit()
return true
