import groovy.json.JsonSlurper

def build = evaluate(new File(shared, 'finished-build.groovy'))
def git = evaluate(new File(shared, 'git.groovy')).newInstance(basedir)
def today = (build.log.join('\n') =~ /added: fx-(\d{4}-\d{2}-\d{2})-01, /)[0][1]

// The first build proposes, the goal moves the proposal, and moves it once.
build.says(
    '[INFO] qa/freeze_ledger.json: freezes: 1 of 3',
    "[INFO] added: fx-$today-01, com.acme.FeedTest#arrives_in_order",
    '[INFO] check it in, in a commit of its own; a row counts once the target branch has it')
build.says(
    '[ERROR] duplicate_freeze: qa/freeze_ledger.json /freezes/1/test_id',
    '  found: is that of qa/freeze_ledger.json /freezes/0 in the same module too',
    '  mend:  keep one of them')
assert build.lines('[INFO] not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: false') == 1

// The second build finds it, and is of a tree that is not HEAD's any more.
assert build.lines('[INFO] not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: true') == 1
assert build.row('com.acme.FeedTest#arrives_in_order').frozen_by == "fx-$today-01"
assert build.lines(~/^\[ERROR\]   found: it is of a tree with uncommitted files: /) == 1
build.says(
    '[ERROR] freeze_not_proposed: com.acme.FeedTest#reads_the_header',
    '  found: it is stable_pass, only unstable_assertion can be frozen',
    '  mend:  read docs/classes/stable_pass.md')
build.says('[INFO] qa/freeze_ledger.json: no row is void, nothing was written')

// The ledger is the one file that is not committed, in the form in which it is checked in.
assert git.call('status', '--porcelain', '-uall') == '?? qa/freeze_ledger.json'
def text = new File(basedir, 'qa/freeze_ledger.json').getText('UTF-8')
assert text.startsWith("{\n  \"cap\": 3,\n  \"freezes\": [\n    {\n      \"id\": \"fx-$today-01\",\n      \"module\": \".\",\n")
def row = new JsonSlurper().parseText(text).freezes[0]
assert row.keySet() as List == [
    'id', 'module', 'test_id', 'class', 'fixture_hash', 'replay_pass', 'replay_total', 'counts_as_pass',
    'issued_at', 'expires_at', 'scope', 'invocations', 'owner', 'issue']
assert [row.owner, row.issue, row.invocations] == ['ada', 'ACME-17', ['arrives_in_order']]
