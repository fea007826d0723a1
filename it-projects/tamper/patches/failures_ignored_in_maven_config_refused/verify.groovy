def judgement = evaluate(new File(tamper, 'judgement.groovy'))

// Plain mvn verify refused the patch twice as loudly, and ended with exit 0.
assert judgement.build.lines(~/^\[(ERROR|WARNING)\] Failed to execute goal io\.github\.waivergate:.*:check/) > 0
judgement.refused(['com.acme.InvoiceTest#adds_up_its_lines': 'patch: stable_assertion_fail'], [
    'contract_changed .mvn/maven.config: build_config: added',
])
return true
