def build = evaluate(new File(shared, 'finished-build.groovy'))
def git = evaluate(new File(shared, 'git.groovy')).newInstance(basedir)

// The branch is where the test has put it; the verdict is about where it was.
def patch = git.call('rev-parse', 'patch')
def base = git.call('rev-parse', 'patch~1')
assert git.call('rev-parse', 'main') == patch

def record = build.record()
assert [record.judged, record.blocked, record.anchored] == [true, true, true]
assert record.rows.collectEntries { [it.test_id, it.class] } == ['com.acme.ParserTest#reads_digits': 'stable_pass']
assert record.findings.findAll { it.blocking }*.rule == ['anchor_moved']
build.failed('patch refused: 1 blocking finding, listed above and in target/waiver-gate/waiver.json -> [Help 1]')
build.says(
    '[ERROR] anchor_moved: refs/heads/main',
    "  found: stands for ${patch.take(12)}, stood for ${base.take(12)} when this build began",
    '  mend:  find the test that moves refs or writes below qa/')
