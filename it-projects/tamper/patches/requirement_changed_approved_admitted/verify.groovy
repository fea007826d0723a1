def judgement = evaluate(new File(tamper, 'judgement.groovy'))

assert judgement.build.record().patch.approved
judgement.admitted()
judgement.build.says(
    "[ERROR] stable_assertion_fail: com.acme.InvoiceTest#adds_up_its_lines",
    "  found: passed 0 of 2 replays: expected: <600> but was: <500> (by the merge base's test, the patch: expected_changed: expected 600, now 500)")
judgement.build.says(
    '[WARNING] base_suite_differs: com.acme.InvoiceTest#adds_up_its_lines',
    "  found: stable_assertion_fail by the merge base's test",
    '  mend:  nothing; a person has approved this change')
return true
