def build = evaluate(new File(shared, 'finished-build.groovy'))
def git = evaluate(new File(shared, 'git.groovy')).newInstance(basedir)

// The branch is where the test has put it; the verdict is about where it was.
def patch = git.call('rev-parse', 'patch')
def base = git.call('rev-parse', 'patch~1')
assert git.call('rev-parse', 'main') == patch

build.refused(
    findings: 1,
    anchored: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: ['com.acme.ParserTest#reads_digits': 'stable_pass'])
assert build.record().findings.findAll { it.blocking }*.rule == ['anchor_moved']
build.says(
    '[ERROR] anchor_moved: refs/heads/main',
    "  found: stands for ${patch.take(12)}, stood for ${base.take(12)} when this build began",
    '  mend:  find the test that moves refs or writes below qa/')
