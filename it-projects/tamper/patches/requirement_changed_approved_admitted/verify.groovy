def judgement = evaluate(new File(tamper, 'judgement.groovy'))

def digest = judgement.build.record().patch.contract_digest
assert judgement.build.record().patch.approved
assert judgement.build.lines(~/-Dwaiver-gate.approvedContract=$digest /) > 0
judgement.admitted()
return true
